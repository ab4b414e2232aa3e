/** The members of flights: a player or a team is in at most one flight of a leaderboard. */

import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { teamsEventId } from '../teams/teamsInEffect.sql.ts'
import { type FoundFlight, flightOfLeaderboard } from './flights.sql.ts'

/** A player or a team as a member of flights. */
export type Member = { readonly kind: 'player' | 'team'; readonly id: number }

const tables = {
  player: { places: sql.table('flight_player'), id: sql.ref('player_id') },
  team: { places: sql.table('flight_team'), id: sql.ref('team_id') },
}

/** Locks a team that is in effect in the event until the transaction ends, so that nobody else deletes or moves it; false when there is none. */
export async function lockTeamInEffect(tx: Transaction, event: VisibleEvent, teamId: number): Promise<boolean> {
  const row = await tx.first(
    sql`
      select 1 from team t
      where t.community_id = ${event.communityId} and t.event_id = ${teamsEventId(event)} and t.team_id = ${teamId}
      for no key update of t`,
  )
  return row !== undefined
}

/** A flight, and where on its leaderboard a player or team is now: null in no flight. */
export type FlightToEnter = FoundFlight & { readonly before: number | null }

/** Locks a flight of this event so that it stays while the player or team enters it, which this transaction has locked before. */
export function lockFlightToEnter(
  tx: Transaction,
  event: VisibleEvent,
  flightId: number,
  { kind, id: memberId }: Member,
): Promise<readonly FlightToEnter[]> {
  const { places, id } = tables[kind]
  return tx.rows(
    sql<FlightToEnter>`
      select f.flight_id as "flightId", f.leaderboard_id as "leaderboardId", f.name, l.team, (
        select x.flight_id from ${places} x
        where x.community_id = f.community_id and x.leaderboard_id = f.leaderboard_id and x.${id} = ${memberId}) as before
      from ${flightOfLeaderboard}
      where f.community_id = ${event.communityId} and f.flight_id = ${flightId} and l.event_id = ${event.eventId}
      for share of f`,
  )
}

/** Puts the player or team into the flight, in place of any other on the same leaderboard. */
export async function writeFlightOf(
  tx: Transaction,
  event: VisibleEvent,
  { leaderboardId, flightId }: FoundFlight,
  { kind, id: memberId }: Member,
): Promise<void> {
  const { places, id } = tables[kind]
  // A player's place depends on the registration, which belongs to the multi-round event of a round.
  const registration =
    kind === 'player'
      ? { column: sql`, event_id`, value: sql`, ${event.registrationEventId}` }
      : { column: sql``, value: sql`` }
  await tx.rows(
    sql`
      insert into ${places} (community_id, leaderboard_id, ${id}, flight_id${registration.column})
      values (${event.communityId}, ${leaderboardId}, ${memberId}, ${flightId}${registration.value})
      on conflict (community_id, leaderboard_id, ${id}) do update set flight_id = excluded.flight_id`,
  )
}

/** Takes the player or team out of the flight; false when it is not in it. */
export async function removeMember(
  tx: Transaction,
  event: VisibleEvent,
  { leaderboardId, flightId }: FoundFlight,
  { kind, id: memberId }: Member,
): Promise<boolean> {
  const { places, id } = tables[kind]
  const row = await tx.first(
    sql`
      delete from ${places}
      where community_id = ${event.communityId} and leaderboard_id = ${leaderboardId} and ${id} = ${memberId} and flight_id = ${flightId}
      returning 1`,
  )
  return row !== undefined
}

/** The members of these flights: ids of players, or of teams on a team leaderboard. */
export function membersOf(
  tx: Transaction,
  event: VisibleEvent,
  flightIds: readonly number[],
): Promise<readonly { readonly flightId: number; readonly memberIds: readonly number[] }[]> {
  return tx.rows(
    sql<{ flightId: number; memberIds: number[] }>`
      select flight_id as "flightId", array_agg(member_id order by member_id) as "memberIds"
      from (
        select flight_id, player_id as member_id from flight_player
        where community_id = ${event.communityId} and flight_id = any(${flightIds}::bigint[])
        union all
        select flight_id, team_id from flight_team
        where community_id = ${event.communityId} and flight_id = any(${flightIds}::bigint[])) as members
      group by flight_id`,
  )
}
