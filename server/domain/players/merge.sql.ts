import type { MovingCounts } from '../../../contract/duplicates/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Selectable } from '../../kernel/database/generated.ts'
import type { PlayerRow } from '../../kernel/database/rows.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { mailQueue } from '../../kernel/mail/mailQueue.sql.ts'
import { itselfAndRounds } from '../access/eventAndRounds.sql.ts'
import {
  keyOf,
  type MergeRecord,
  type MovedTable,
  movedTables,
  namedIn,
  ofPlayers,
  placeOf,
  type RowJson,
} from './mergeRecord.sql.ts'

export type Profile = Selectable<PlayerRow>

/** The players with these ids as they are. */
export function profilesWithIds(tx: Transaction, playerIds: readonly number[]): Promise<Profile[]> {
  return tx.rows(sql<Profile>`select * from player where player_id = any(${playerIds}::bigint[])`)
}

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
export async function movingRows(tx: Transaction, removeId: number): Promise<MovingCounts> {
  const row = await tx.first(
    sql<MovingCounts>`
      select
        (select count(*) from membership where player_id = ${removeId}) as memberships,
        (select count(*) from registration where player_id = ${removeId}) as registrations,
        (select count(*) from sign_up where player_id = ${removeId}) as "signUps",
        (select count(*) from flight_player where player_id = ${removeId}) as "flightPlaces",
        (select count(*) from team_player where player_id = ${removeId}) as "teamPlaces",
        (select count(*) from drawn_ball where player_id = ${removeId}) as "drawnBalls",
        (select count(*) from tee_pairing_player where player_id = ${removeId}) as "teePairingPlaces",
        (select count(*) from published_tee_pairing_player where player_id = ${removeId}) as "publishedPlaces",
        (select count(*) from check_in where player_id = ${removeId}) as "checkIns",
        (select count(*) from player_handicap where player_id = ${removeId}) as handicaps,
        (select count(*) from card where side = 'P' and side_id = ${removeId}) as cards,
        (select count(*) from score_entry where side = 'P' and side_id = ${removeId}) as "scoreEntries",
        (select count(*) from prize_given where player_id = ${removeId}) as prizes,
        (select count(*) from official_place where player_id = ${removeId}) as "officialPlaces",
        (select count(*) from message_delivery where player_id = ${removeId}) as messages,
        (select count(*) from administrator where player_id = ${removeId}) as accounts`,
  )
  if (!row) throw new Error('A count has no row.')
  return row
}

type Gone = MergeRecord['gone'][number]

/** Deletes rows of `table` and answers them. */
async function remove(tx: Transaction, table: string, where: Sql): Promise<Gone[]> {
  const rows = await tx.rows(
    sql<{ row: RowJson }>`delete from ${sql.table(table)} x where ${where} returning to_jsonb(x) as row`,
  )
  return rows.map(({ row }) => ({ table, row }))
}

/** Moves what belongs to `removeId` in events to `keepId`, and says which rows moved and which went. The two must not share an event. */
export async function moveRegistrations(
  tx: Transaction,
  keepId: number,
  removeId: number,
): Promise<Pick<MergeRecord, 'moved' | 'gone'>> {
  await copyRegistrations(tx, { from: removeId, to: keepId, byProfile: true })
  const gone: Gone[] = []
  // Both may have been on a waiting list, which may have been written to.
  for (const [table, same] of [
    ['message_delivery', 'message_id'],
    ['sign_up', 'event_id'],
  ] as const)
    gone.push(
      ...(await remove(
        tx,
        table,
        sql`x.player_id = ${removeId} and exists (select from ${sql.table(table)} k
          where k.player_id = ${keepId} and k.community_id = x.community_id and k.${sql.ref(same)} = x.${sql.ref(same)})`,
      )),
    )
  const moved: Record<string, readonly string[]> = {}
  for (const table of movedTables) {
    const where = sql`x.${sql.ref(table.column)} = ${namedIn(table, removeId)} ${ofPlayers(table)} ${table.column === 'scorer' ? inEventsOf(removeId) : sql``}`
    moved[placeOf(table)] = await movePlayer(tx, table, keepId, where)
  }
  await tx.rows(sql`update card set side_id = ${keepId} where side = 'P' and side_id = ${removeId}`)
  await moveMails(tx, removeId, keepId)
  gone.push(...(await remove(tx, 'web_link', sql`x.player_id = ${removeId}`)))
  await tx.rows(sql`delete from registration where player_id = ${removeId}`)
  return { moved, gone }
}

/** Whoever has marked a card without being registered any more stays the marker: nobody would look for it. */
function inEventsOf(playerId: number): Sql {
  return sql`and exists (select from registration r cross join ${itselfAndRounds(sql`r`)} part
    where r.player_id = ${playerId} and r.community_id = x.community_id and part.event_id = x.event_id)`
}

/** Writes a player in these rows of a table, and answers their keys. */
export async function movePlayer(
  tx: Transaction,
  table: MovedTable,
  playerId: number,
  where: Sql,
): Promise<readonly string[]> {
  const rows = await tx.rows(
    sql<{ key: string }>`
      update ${sql.table(table.name)} x set ${sql.ref(table.column)} = ${namedIn(table, playerId)} where ${where} returning ${keyOf(table)} as key`,
  )
  return rows.map(({ key }) => key)
}

/** Registers `to` wherever `from` is registered, with all that the registration says; in these events where they are given. */
export async function copyRegistrations(
  tx: Transaction,
  {
    from,
    to,
    byProfile,
    eventIds,
  }: { readonly from: number; readonly to: number; readonly byProfile: boolean; readonly eventIds?: readonly number[] },
): Promise<void> {
  const where = eventIds === undefined ? sql`` : sql`and r.event_id = any(${eventIds}::bigint[])`
  await tx.rows(sql`
    insert into registration (community_id, event_id, player_id, by_profile, handle, course_id, tee_id, answers, registered_at,
      paid_cents, note, start_mails, organiser_id, affiliation, age, external_id, listed, last_name_key, first_name_key)
    select r.community_id, r.event_id, p.player_id, ${byProfile}, r.handle, r.course_id, r.tee_id, r.answers, r.registered_at,
      r.paid_cents, r.note, r.start_mails, r.organiser_id, r.affiliation, r.age, r.external_id, r.listed, p.last_name_key, p.first_name_key
    from registration r, player p where r.player_id = ${from} ${where} and p.player_id = ${to}`)
}

/** Mails that wait are written to whoever the player is now: a job of the queue names the player too. */
export async function moveMails(
  tx: Transaction,
  from: number,
  to: number,
  eventIds?: readonly number[],
): Promise<void> {
  const where = eventIds === undefined ? sql`` : sql`and (data ->> 'eventId')::bigint = any(${eventIds}::bigint[])`
  await tx.rows(
    sql`
      update jobs.job set data = data || jsonb_build_object('playerId', ${to}::bigint)
      where name = ${mailQueue} and state in ('created', 'retry') and data @> jsonb_build_object('playerId', ${from}::bigint) ${where}`,
  )
}

/**
 * Moves memberships. Where both players are in a community, the kept one stays, as a member if either was. The club that
 * created the removed profile goes on seeing what it wrote there, and of the kept profile only what it knew already: a merge
 * by itself proves nothing.
 */
export async function moveMemberships(tx: Transaction, keepId: number, removeId: number): Promise<MergeRecord['gone']> {
  const visibleDetail = (column: string) =>
    sql`case when m.details_confirmed then r.${sql.ref(column)} else m.${sql.ref(`given_${column}`)} end`
  await tx.rows(
    sql`
      insert into membership (community_id, player_id, member, handle, details_confirmed, given_email, given_email_key,
        given_dob, given_phone_country_cd, given_phone, given_hc_provider_id, given_hc_id, external_id, listed, last_name_key, first_name_key, created_at)
      select m.community_id, p.player_id, m.member, m.handle,
        m.details_confirmed and coalesce(p.dob = r.dob, false) or m.details_confirmed and coalesce(p.hc_provider_id = r.hc_provider_id and p.hc_id = r.hc_id, false)
          or m.details_confirmed and coalesce(p.phone = r.phone and p.phone_country_cd = r.phone_country_cd, false),
        ${visibleDetail('email')}, ${visibleDetail('email_key')}, ${visibleDetail('dob')}, ${visibleDetail('phone_country_cd')}, ${visibleDetail('phone')},
        ${visibleDetail('hc_provider_id')}, ${visibleDetail('hc_id')}, m.external_id, m.listed, p.last_name_key, p.first_name_key, m.created_at
      from membership m join player r on r.player_id = m.player_id, player p
      where m.player_id = ${removeId} and p.player_id = ${keepId}
      on conflict (community_id, player_id) do update set
        member = membership.member or excluded.member,
        handle = coalesce(membership.handle, excluded.handle),
        external_id = coalesce(membership.external_id, excluded.external_id),
        details_confirmed = membership.details_confirmed or excluded.details_confirmed,
        given_email = coalesce(membership.given_email, excluded.given_email),
        given_email_key = coalesce(membership.given_email_key, excluded.given_email_key)`,
  )
  return remove(tx, 'membership', sql`x.player_id = ${removeId}`)
}

/** Deletes the removed profile and copies what the kept one lacks. The copied values prove nothing for the club that wrote them. */
export async function unite(tx: Transaction, keepId: number, removed: Profile): Promise<MergeRecord['gone']> {
  const { player_id: removeId } = removed
  const gone = [
    ...(await remove(tx, 'proof_try', sql`x.player_id = ${removeId}`)),
    ...(await remove(tx, 'different_people', sql`${removeId} in (x.player_id, x.other_player_id)`)),
    ...(await remove(tx, 'player', sql`x.player_id = ${removeId}`)),
  ]
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
  return gone
}
