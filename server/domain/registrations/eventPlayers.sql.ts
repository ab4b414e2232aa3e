import { EventPlayer } from '../../../contract/registrations/published.ts'
import { byKey, hasRow } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type JsonText, jsonOf, selectTexts } from '../../kernel/database/json.ts'
import { type Listed, list, onPage, type Page } from '../../kernel/database/list.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { holdPlayers } from '../players/holdPlayers.sql.ts'
import {
  handleOf,
  membershipOfRegistration,
  playersRegisteredIn,
  summaryFields,
  summaryKeys,
} from '../roster/playerSummary.ts'

/** Whether the club of the event has proved to know the player, in the community of the event or in another of the club. */
const isKnown = sql`(coalesce(m.details_confirmed, false) or exists (
  select from membership o join community c on c.community_id = o.community_id
  where o.player_id = p.player_id and o.details_confirmed
    and (c.community_id = r.community_id or c.club_community_id = r.community_id)))`

const eventPlayerItem = jsonOf(EventPlayer, {
  registeredDt: timestampOf(sql`r.registered_at`),
  hasProfile: sql`r.by_profile`,
  member: sql`coalesce(m.member, false)`,
  ...summaryFields,
  handle: handleOf(sql`m.handle`),
  gender: sql`p.gender`,
  picUrl: sql`case when ${isKnown} then p.pic_url end`,
  hcProviderId: sql`case when ${isKnown} then p.hc_provider_id else m.given_hc_provider_id end`,
  hcId: sql`case when ${isKnown} then p.hc_id else m.given_hc_id end`,
  affiliation: sql`r.affiliation`,
  age: sql`r.age`,
})

/** The players who are registered for the event, for a round those of its multi-round event. */
export function eventPlayers(tx: Transaction, event: VisibleEvent, page: Page): Promise<Listed<typeof EventPlayer>> {
  const { communityId, registrationEventId } = event
  const registrations = sql`
    select * from registered_player where community_id = ${communityId} and event_id = ${registrationEventId}`
  return list(
    tx,
    eventPlayerItem,
    sql`
      r.last_name_key, r.first_name_key, r.player_id
      from ${playersRegisteredIn(onPage(registrations, summaryKeys, page))} ${membershipOfRegistration}`,
    summaryKeys,
    page,
  )
}

/** The event player records of these players as JSON texts, in the order of the ids. */
export async function eventPlayerRecords(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[],
): Promise<readonly JsonText<typeof EventPlayer>[]> {
  const key = sql`community_id = ${event.communityId} and event_id = ${event.eventId} and player_id = x.player_id`
  const rows = await tx.rows(
    selectTexts(
      eventPlayerItem,
      sql` from unnest(${playerIds}::bigint[]) with ordinality as x (player_id, place)
      join ${playersRegisteredIn(byKey('registered_player', key))} on true ${membershipOfRegistration}
      order by x.place`,
    ),
  )
  return rows.map(row => row.text)
}

/** What registering must know about a player. `known`: in one of the caller's communities. */
export type Candidate = {
  readonly playerId: number
  readonly known: boolean
  readonly registered: boolean
  readonly gender: 'M' | 'F'
  readonly indexTenths: number | null
  readonly revisionDate: string | null
  readonly lastNameKey: string
  readonly firstNameKey: string
}

/** Those of these players who are known to the caller or registered. */
export function candidates(
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  playerIds: readonly number[],
): Promise<Candidate[]> {
  return tx.rows(
    sql<Candidate>`
      select * from (
        select p.player_id as "playerId", p.gender, p.hc_index_tenths as "indexTenths", p.hc_revision_date as "revisionDate",
          p.last_name_key as "lastNameKey", p.first_name_key as "firstNameKey",
          exists (select from membership m where m.community_id = any(${communities}::bigint[]) and m.player_id = p.player_id) as known,
          exists (select from registration r where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId} and r.player_id = p.player_id) as registered
        from player p where p.player_id = any(${playerIds}::bigint[])) as player
      where known or registered`,
  )
}

/** Those of these players who belong to the community of the event or, for a club, to one of its sub communities. */
export async function members(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return membersWhere(tx, event, playerIds, sql``)
}

/** The same, with their memberships locked until the transaction ends. */
export async function lockedMembers(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  // The players come first, as everywhere: a merge locks them before their memberships. Their names, which the registration
  // copies, stay as they are until it is written.
  const [held, found] = await Promise.all([
    holdPlayers(tx, playerIds, 'keep'),
    membersWhere(tx, event, playerIds, sql`order by m.player_id, m.community_id for key share of m`),
  ])
  return found.intersection(held)
}

async function membersWhere(tx: Transaction, event: VisibleEvent, playerIds: readonly number[], lock: Sql) {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select m.player_id as "playerId" from membership m
      where m.player_id = any(${playerIds}::bigint[]) and m.community_id = any((
        select array_agg(c.community_id) from community c
        where c.community_id = ${event.communityId} or c.club_community_id = ${event.communityId})::bigint[])
      ${lock}`,
  )
  return new Set(rows.map(row => row.playerId))
}

/** Locks the registration; false when there is none. */
export async function lockRegistration(tx: Transaction, event: VisibleEvent, playerId: number): Promise<boolean> {
  const row = await tx.first(
    sql`
      select 1 from registration
      where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = ${playerId} for update`,
  )
  return row !== undefined
}

/** Whether there is a score on a card of the player, or of the player's team in effect, in the event or any of its rounds. */
export async function hasScore(tx: Transaction, event: VisibleEvent, playerId: number): Promise<boolean> {
  const row = await tx.first(
    sql`
      with part as materialized (
        select e.event_id, case when ${hasRow('team', sql`community_id = e.community_id and event_id = e.event_id`)}
          then e.event_id else ${event.registrationEventId} end as team_event_id
        from event e
        where e.community_id = ${event.communityId}
          and e.event_id = ${eventAndRounds(event.communityId, event.registrationEventId)})
      select 1 from part
      left join ${byKey('team_player', sql`community_id = ${event.communityId} and event_id = part.team_event_id and player_id = ${playerId}`)} x on true
      cross join lateral (values ('P', ${playerId}::bigint), ('T', x.team_id)) own (side, side_id)
      join card c on c.community_id = ${event.communityId} and c.event_id = part.event_id and c.side = own.side and c.side_id = own.side_id
        and c.has_score
      limit 1`,
  )
  return row !== undefined
}

export type PlayerPlaces = {
  readonly flightIds: number[]
  readonly teamIds: number[]
  readonly teePairingIds: number[]
}

/** The places of the player in the event and its rounds: flights, teams, tee pairings. */
export async function placesOfPlayer(tx: Transaction, event: VisibleEvent, playerId: number): Promise<PlayerPlaces> {
  const ids = (id: string, table: string, eventColumn: string) => sql`
    coalesce((
      select array_agg(${sql.ref(id)} order by ${sql.ref(id)}) from ${sql.table(table)}
      where community_id = ${event.communityId} and ${sql.ref(eventColumn)} = ${event.registrationEventId} and player_id = ${playerId}), '{}')`
  const row = await tx.first(
    sql<PlayerPlaces>`
      select ${ids('flight_id', 'flight_player', 'event_id')} as "flightIds",
        ${ids('team_id', 'team_player', 'registration_event_id')} as "teamIds",
        ${ids('tee_pairing_id', 'tee_pairing_player', 'registration_event_id')} as "teePairingIds"`,
  )
  return row ?? { flightIds: [], teamIds: [], teePairingIds: [] }
}

/** Gives the places of one player in teams, tee pairings and flights to another, who has just been registered. */
export async function takePlaces(tx: Transaction, event: VisibleEvent, from: number, to: number): Promise<void> {
  const tables = [
    ['team_player', 'registration_event_id'],
    ['drawn_ball', 'registration_event_id'],
    ['tee_pairing_player', 'registration_event_id'],
    ['flight_player', 'event_id'],
  ] as const
  // Who was registered a moment ago is in flights with nobody else to choose from.
  await tx.rows(
    sql`
      delete from flight_player
      where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = ${to}`,
  )
  for (const [table, eventColumn] of tables)
    await tx.rows(
      sql`
        update ${sql.table(table)} set player_id = ${to}
        where community_id = ${event.communityId} and ${sql.ref(eventColumn)} = ${event.registrationEventId} and player_id = ${from}`,
    )
}

/** Deletes the registration with all that depends on it. A player by name, who exists only in this event, is deleted too, unless signed up on the pages. */
export async function deleteRegistration(tx: Transaction, event: VisibleEvent, playerId: number): Promise<void> {
  await tx.rows(
    sql`
      with gone as (
        delete from registration
        where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = ${playerId}
        returning player_id)
      delete from player p using gone where p.player_id = gone.player_id and p.by_name
        and not exists (select from sign_up s where s.player_id = p.player_id)`,
  )
}
