import type { Transaction } from '../../kernel/database/connect.ts'
import type { Selectable } from '../../kernel/database/generated.ts'
import type { PlayerRow } from '../../kernel/database/rows.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { itselfAndRounds } from '../access/eventAndRounds.sql.ts'

export type Profile = Selectable<PlayerRow>

/** Locks the players with these ids, so that no new row can refer to them until the transaction ends. Must come before all other locks, as with {@link holdPlayers}. */
export function lockProfiles(tx: Transaction, playerIds: readonly number[]): Promise<Profile[]> {
  return tx.rows(
    sql<Profile>`select * from player where player_id = any(${playerIds}::bigint[]) order by player_id for update`,
  )
}

export type PlayedEvent = {
  readonly communityId: number
  readonly eventId: number
  readonly publicId: string
  readonly name: string
  readonly playerIds: readonly number[]
  readonly cards: number
}

/** The events that the players are registered for, with the number of cards of `removeId` there. */
export function playedEvents(tx: Transaction, keepId: number, removeId: number): Promise<PlayedEvent[]> {
  return tx.rows(
    sql<PlayedEvent>`
      select e.community_id as "communityId", e.event_id as "eventId", case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "publicId",
        e.name, array_agg(r.player_id order by r.player_id) as "playerIds",
        (select count(*) from ${itselfAndRounds(sql`e`)} part
          join card k on k.community_id = e.community_id and k.event_id = part.event_id
            and k.side = 'P' and k.side_id = ${removeId}) as cards
      from registration r join event e on e.community_id = r.community_id and e.event_id = r.event_id
      where r.player_id in (${keepId}, ${removeId})
      group by e.community_id, e.event_id
      order by e.start_date, e.event_id`,
  )
}

export type Membership = {
  readonly communityId: number
  readonly name: string
  readonly clubCommunityId: number | null
  readonly playerId: number
}

/** The memberships of these players, sorted by community. */
export function membershipsOf(tx: Transaction, playerIds: readonly number[]): Promise<Membership[]> {
  return tx.rows(
    sql<Membership>`
      select c.community_id as "communityId", c.name, c.club_community_id as "clubCommunityId", m.player_id as "playerId"
      from membership m join community c on c.community_id = m.community_id
      where m.player_id = any(${playerIds}::bigint[]) order by c.community_id`,
  )
}

/** The number of rows in each table that a merge would move. */
export async function movingRows(tx: Transaction, removeId: number): Promise<Readonly<Record<string, number>>> {
  const row = await tx.first(
    sql<Record<string, number>>`
      select
        (select count(*) from membership where player_id = ${removeId}) as memberships,
        (select count(*) from registration where player_id = ${removeId}) as registrations,
        (select count(*) from sign_up where player_id = ${removeId}) as "sign-ups",
        (select count(*) from flight_player where player_id = ${removeId}) as "places in flights",
        (select count(*) from team_player where player_id = ${removeId}) as "places in teams",
        (select count(*) from drawn_ball where player_id = ${removeId}) as "drawn balls",
        (select count(*) from tee_pairing_player where player_id = ${removeId}) as "places in tee pairings",
        (select count(*) from published_tee_pairing_player where player_id = ${removeId}) as "places in published tee sheets",
        (select count(*) from check_in where player_id = ${removeId}) as "check-ins",
        (select count(*) from player_handicap where player_id = ${removeId}) as handicaps,
        (select count(*) from card where side = 'P' and side_id = ${removeId}) as cards,
        (select count(*) from score_entry where side = 'P' and side_id = ${removeId}) as "score entries",
        (select count(*) from prize_given where player_id = ${removeId}) as "prizes handed out",
        (select count(*) from official_place where player_id = ${removeId}) as "official places",
        (select count(*) from message_delivery where player_id = ${removeId}) as "messages",
        (select count(*) from administrator where player_id = ${removeId}) as "administrator accounts"`,
  )
  return row ?? {}
}

/** Moves what belongs to `removeId` in events to `keepId`. The two must not share an event. */
export async function moveRegistrations(tx: Transaction, keepId: number, removeId: number): Promise<void> {
  const run = (one: Sql) => tx.rows(one)
  await run(sql`
    insert into registration (community_id, event_id, player_id, by_profile, handle, course_id, tee_id, answers, registered_at,
      paid_cents, note, start_mails, last_name_key, first_name_key)
    select r.community_id, r.event_id, p.player_id, true, r.handle, r.course_id, r.tee_id, r.answers, r.registered_at,
      r.paid_cents, r.note, r.start_mails, p.last_name_key, p.first_name_key
    from registration r, player p where r.player_id = ${removeId} and p.player_id = ${keepId}`)
  const places = ['flight_player', 'team_player', 'drawn_ball', 'tee_pairing_player', 'published_tee_pairing_player']
  for (const table of [...places, 'check_in', 'prize_given', 'official_place', 'player_handicap']) {
    await run(sql`update ${sql.table(table)} set player_id = ${keepId} where player_id = ${removeId}`)
  }
  for (const table of ['card', 'score_entry']) {
    await run(sql`update ${sql.table(table)} set side_id = ${keepId} where side = 'P' and side_id = ${removeId}`)
  }
  await run(sql`
    update score_entry s set scorer = ${`player:${keepId}`}
    from registration r
    cross join ${itselfAndRounds(sql`r`)} part
    where r.player_id = ${removeId} and s.community_id = r.community_id and s.event_id = part.event_id
      and s.scorer = ${`player:${removeId}`}`)
  // Both may have been on a waiting list that was written to.
  await run(sql`
    delete from message_delivery d using message_delivery k
    where d.player_id = ${removeId} and k.player_id = ${keepId} and k.community_id = d.community_id and k.message_id = d.message_id`)
  await run(sql`update message_delivery set player_id = ${keepId} where player_id = ${removeId}`)
  await run(sql`
    delete from sign_up s using sign_up k
    where s.player_id = ${removeId} and k.player_id = ${keepId} and k.community_id = s.community_id and k.event_id = s.event_id`)
  await run(sql`update sign_up set player_id = ${keepId} where player_id = ${removeId}`)
  await run(sql`delete from web_link where player_id = ${removeId}`)
  await run(sql`delete from registration where player_id = ${removeId}`)
}

/**
 * Moves memberships. Where both players are in a community, the kept one stays, as a member if either was. The club that
 * created the removed profile goes on seeing what it wrote there, and of the kept profile only what it knew already: a merge
 * by itself proves nothing.
 */
export async function moveMemberships(tx: Transaction, keepId: number, removeId: number): Promise<void> {
  const given = (column: string) =>
    sql`case when m.details_confirmed then r.${sql.ref(column)} else m.${sql.ref(`given_${column}`)} end`
  await tx.rows(
    sql`
      insert into membership (community_id, player_id, member, handle, details_confirmed, given_email, given_email_key,
        given_dob, given_phone_country_cd, given_phone, given_hc_provider_id, given_hc_id, last_name_key, first_name_key, created_at)
      select m.community_id, p.player_id, m.member, m.handle,
        m.details_confirmed and coalesce(p.dob = r.dob, false) or m.details_confirmed and coalesce(p.hc_provider_id = r.hc_provider_id and p.hc_id = r.hc_id, false)
          or m.details_confirmed and coalesce(p.phone = r.phone and p.phone_country_cd = r.phone_country_cd, false),
        ${given('email')}, ${given('email_key')}, ${given('dob')}, ${given('phone_country_cd')}, ${given('phone')},
        ${given('hc_provider_id')}, ${given('hc_id')}, p.last_name_key, p.first_name_key, m.created_at
      from membership m join player r on r.player_id = m.player_id, player p
      where m.player_id = ${removeId} and p.player_id = ${keepId}
      on conflict (community_id, player_id) do update set
        member = membership.member or excluded.member,
        handle = coalesce(membership.handle, excluded.handle),
        details_confirmed = membership.details_confirmed or excluded.details_confirmed,
        given_email = coalesce(membership.given_email, excluded.given_email),
        given_email_key = coalesce(membership.given_email_key, excluded.given_email_key)`,
  )
  await tx.rows(sql`delete from membership where player_id = ${removeId}`)
  await tx.rows(sql`update administrator set player_id = ${keepId} where player_id = ${removeId}`)
}

/** Deletes the removed profile and copies what the kept one lacks. The copied values prove nothing for the club that wrote them. */
export async function unite(tx: Transaction, keepId: number, removed: Profile): Promise<void> {
  await tx.rows(sql`delete from player where player_id = ${removed.player_id}`)
  await tx.rows(
    sql`
      update player k set
        suffix = coalesce(k.suffix, r.suffix), dob = coalesce(k.dob, r.dob), pic_url = coalesce(k.pic_url, r.pic_url),
        unproven = array(select unnest(k.unproven) union select taken.name from (values
          ('dob', k.dob is null and r.dob is not null), ('phone', k.phone is null and r.phone is not null),
          ('hc_id', k.hc_id is null and r.hc_id is not null)) as taken (name, is_taken) where taken.is_taken),
        email_community_id = case when k.email is null then r.email_community_id else k.email_community_id end,
        email = coalesce(k.email, r.email), email_key = coalesce(k.email_key, r.email_key),
        phone = coalesce(k.phone, r.phone), phone_country_cd = coalesce(k.phone_country_cd, r.phone_country_cd),
        hc_provider_id = coalesce(k.hc_provider_id, r.hc_provider_id), hc_id = coalesce(k.hc_id, r.hc_id),
        hc_active = case when k.hc_id is null then r.hc_active else k.hc_active end,
        hc_index_tenths = case when k.hc_id is null then coalesce(r.hc_index_tenths, k.hc_index_tenths) else k.hc_index_tenths end,
        hc_revision_date = case when k.hc_id is null then coalesce(r.hc_revision_date, k.hc_revision_date) else k.hc_revision_date end
      from jsonb_populate_record(null::player, ${JSON.stringify(removed)}::jsonb) r
      where k.player_id = ${keepId}`,
  )
}
