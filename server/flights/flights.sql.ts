import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { type Listed, list, type Page, statement } from '../database/list.ts'
import {
  playersOf,
  registeredPlayers,
  summaryFields,
  summaryKeys,
  summaryOrder,
} from '../eventPlayers/playerSummary.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { teamRecord } from '../teams/teams.sql.ts'
import { teamsEventId } from '../teams/teamsInEffect.sql.ts'

const flightOfLeaderboard = sql`
  flight f join leaderboard l on l.community_id = f.community_id and l.leaderboard_id = f.leaderboard_id`

export type FoundFlight = {
  readonly flightId: number
  readonly leaderboardId: number
  readonly name: string
  /** Of a team leaderboard. */
  readonly team: boolean
}

/** Flights of exactly this event, locked in the order of their ids: `share` to change their members, `remove` to delete them. */
export function lockFlights(
  tx: Transaction,
  event: VisibleEvent,
  which: { readonly flightId?: number; readonly leaderboardId?: number },
  strength: 'share' | 'remove',
): Promise<readonly FoundFlight[]> {
  const { flightId = null, leaderboardId = null } = which
  return tx.rows(
    statement<FoundFlight>(sql`
      select f.flight_id as "flightId", f.leaderboard_id as "leaderboardId", f.name, l.team
      from ${flightOfLeaderboard}
      where f.community_id = ${event.communityId} and l.event_id = ${event.eventId}
        and (${flightId}::bigint is null or f.flight_id = ${flightId})
        and (${leaderboardId}::bigint is null or f.leaderboard_id = ${leaderboardId})
      order by f.flight_id for ${strength === 'share' ? sql`share` : sql`update`} of f`),
  )
}

/** Whether the leaderboard of exactly this event is one of teams; undefined when the event has no such leaderboard. */
export async function isTeamLeaderboard(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
): Promise<boolean | undefined> {
  const row = await tx.first(
    statement<{ team: boolean }>(
      sql`select team from leaderboard where community_id = ${event.communityId} and event_id = ${event.eventId} and leaderboard_id = ${leaderboardId}`,
    ),
  )
  return row?.team
}

/** The flights of all leaderboards of exactly this event, without members. */
export function flights(tx: Transaction, event: VisibleEvent, page: Page): Promise<Listed> {
  const items = sql`
    select json_build_object('id', f.flight_id, 'leaderboardId', f.leaderboard_id, 'name', f.name) as item, f.flight_id
    from ${flightOfLeaderboard}
    where f.community_id = ${event.communityId} and l.event_id = ${event.eventId}`
  return list(tx, items, ['flight_id'], page)
}

/** The flights of a leaderboard of the event with their members. */
export function flightsOfLeaderboard(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
  page: Page,
): Promise<Listed> {
  return flightsWithMembers(tx, event, sql`f.leaderboard_id = ${leaderboardId}`, page)
}

/** One flight of the event with its members, as JSON text. */
export async function flightWithMembers(tx: Transaction, event: VisibleEvent, flightId: number): Promise<string> {
  const listed = await flightsWithMembers(tx, event, sql`f.flight_id = ${flightId}`, {})
  return listed.text.slice(1, -1)
}

function flightsWithMembers(tx: Transaction, event: VisibleEvent, which: RawBuilder<unknown>, page: Page) {
  // Places of teams that are not in effect in the round (any more) do not show: see docs/decisions/011-teams-of-a-round.md.
  const items = sql`
    select json_strip_nulls(json_build_object('id', f.flight_id, 'leaderboardId', f.leaderboard_id, 'name', f.name,
      'players', case when not l.team then coalesce((
        select json_agg(json_build_object(${summaryFields}) order by ${summaryOrder})
        from ${playersOf('flight_player')}
        where x.community_id = f.community_id and x.flight_id = f.flight_id), '[]') end,
      'teams', case when l.team then coalesce((
        select json_agg(${teamRecord} order by t.team_id)
        from flight_team place join team t on t.community_id = place.community_id and t.team_id = place.team_id
        where place.community_id = f.community_id and place.flight_id = f.flight_id and t.event_id = ${teamsEventId(event)}), '[]') end)) as item,
      f.flight_id
    from ${flightOfLeaderboard}
    where f.community_id = ${event.communityId} and l.event_id = ${event.eventId} and ${which}`
  return list(tx, items, ['flight_id'], page)
}

/** The registered players who are in no flight of the leaderboard. */
export function unassignedPlayers(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
  page: Page,
): Promise<Listed> {
  const items = sql`
    select json_strip_nulls(json_build_object(${summaryFields})) as item, ${summaryOrder}
    from ${registeredPlayers}
    where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId} and not exists (
      select from flight_player x
      where x.community_id = r.community_id and x.leaderboard_id = ${leaderboardId} and x.player_id = r.player_id)`
  return list(tx, items, summaryKeys, page)
}

/** The teams in effect that are in no flight of the leaderboard. */
export function unassignedTeams(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
  page: Page,
): Promise<Listed> {
  const items = sql`
    select ${teamRecord} as item, t.team_id
    from team t
    where t.community_id = ${event.communityId} and t.event_id = ${teamsEventId(event)} and not exists (
      select from flight_team place
      where place.community_id = t.community_id and place.leaderboard_id = ${leaderboardId} and place.team_id = t.team_id)`
  return list(tx, items, ['team_id'], page)
}

/** Deletes flights with all places in them. */
export async function deleteFlightRows(
  tx: Transaction,
  event: VisibleEvent,
  flightIds: readonly number[],
): Promise<void> {
  await tx.rows(
    statement(
      sql`delete from flight where community_id = ${event.communityId} and flight_id = any(${flightIds}::bigint[])`,
    ),
  )
}
