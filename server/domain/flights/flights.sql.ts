import type { PlayerSummary, Team } from '../../../contract/shapes.ts'
import { Flight, FlightWithMembers } from '../../../contract/v1/flights.ts'
import { hasRow } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type JsonText, jsonListOf, jsonOf, jsonWhen } from '../../kernel/database/json.ts'
import { type Listed, list, onPage, type Page } from '../../kernel/database/list.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { playersOf, playersRegisteredIn, summaryItem, summaryKeys, summaryOrder } from '../roster/playerSummary.ts'
import { teamItem } from '../teams/teams.sql.ts'
import { teamsEventId } from '../teams/teamsInEffect.sql.ts'

const flightFields = { id: sql`f.flight_id`, leaderboardId: sql`f.leaderboard_id`, name: sql`f.name` }

/** Flights `f`, each with its leaderboard `l`. */
export const flightOfLeaderboard = sql`
  flight f join leaderboard l on l.community_id = f.community_id and l.leaderboard_id = f.leaderboard_id`

export type FoundFlight = {
  readonly flightId: number
  readonly leaderboardId: number
  readonly name: string
  /** Of a team leaderboard. */
  readonly team: boolean
}

/** Locks flights of this event (not of its rounds), in the order of their ids: `share` to change their members, `remove` to delete them. */
export function lockFlights(
  tx: Transaction,
  event: VisibleEvent,
  which: { readonly flightId?: number; readonly leaderboardId?: number },
  strength: 'share' | 'remove',
): Promise<readonly FoundFlight[]> {
  const { flightId = null, leaderboardId = null } = which
  return tx.rows(
    sql<FoundFlight>`
      select f.flight_id as "flightId", f.leaderboard_id as "leaderboardId", f.name, l.team
      from ${flightOfLeaderboard}
      where f.community_id = ${event.communityId} and l.event_id = ${event.eventId}
        and (${flightId}::bigint is null or f.flight_id = ${flightId})
        and (${leaderboardId}::bigint is null or f.leaderboard_id = ${leaderboardId})
      order by f.flight_id for ${strength === 'share' ? sql`share` : sql`update`} of f`,
  )
}

/** Whether a leaderboard of this event is for teams; undefined when the event itself has no such leaderboard. */
export async function isTeamLeaderboard(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
): Promise<boolean | undefined> {
  const row = await tx.first(
    sql<{ team: boolean }>`
      select team from leaderboard where community_id = ${event.communityId} and event_id = ${event.eventId} and leaderboard_id = ${leaderboardId}`,
  )
  return row?.team
}

/** The flights of all leaderboards of exactly this event, without members. */
export function flights(tx: Transaction, event: VisibleEvent, page: Page): Promise<Listed<typeof Flight>> {
  const ofLeaderboard = sql`select * from flight where community_id = ${event.communityId} and leaderboard_id = l.leaderboard_id`
  const rest = sql`
    f.flight_id
    from (
      select leaderboard_id from leaderboard where community_id = ${event.communityId} and event_id = ${event.eventId}) l
    cross join lateral ${onPage(ofLeaderboard, ['flight_id'], page)} f`
  return list(tx, jsonOf(Flight, flightFields), rest, ['flight_id'], page)
}

/** The flights of a leaderboard of the event with their members. */
export function flightsOfLeaderboard(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
  page: Page,
): Promise<Listed<typeof FlightWithMembers>> {
  return flightsWithMembers(tx, event, sql`f.leaderboard_id = ${leaderboardId}`, sql`l.team`, page)
}

/** One flight of the event with its members, as JSON text. */
export async function flightWithMembers(
  tx: Transaction,
  event: VisibleEvent,
  { flightId, team }: FoundFlight,
): Promise<JsonText<typeof FlightWithMembers>> {
  // What is known before the statement is planned leaves out of the plan what the flight does not have.
  const ofTeams = team ? sql`true` : sql`false`
  return (await flightsWithMembers(tx, event, sql`f.flight_id = ${flightId}`, ofTeams, {})).only
}

function flightsWithMembers(tx: Transaction, event: VisibleEvent, which: Sql, ofTeams: Sql, page: Page) {
  // Teams that are not, or no longer, in effect in the round are not shown: see docs/decisions/011-teams-of-a-round.md.
  const players = jsonListOf(
    summaryItem,
    sql`from ${playersOf('flight_player')} where x.community_id = f.community_id and x.flight_id = f.flight_id`,
    summaryOrder,
  )
  const teams = jsonListOf(
    teamItem,
    sql`
      from flight_team place join team t on t.community_id = place.community_id and t.team_id = place.team_id
      where place.community_id = f.community_id and place.flight_id = f.flight_id and t.event_id = ${teamsEventId(event)}`,
    sql`t.team_id`,
  )
  const item = jsonOf(FlightWithMembers, {
    ...flightFields,
    players: jsonWhen(sql`not ${ofTeams}`, players),
    teams: jsonWhen(ofTeams, teams),
  })
  const rest = sql`
    f.flight_id from ${flightOfLeaderboard}
    where f.community_id = ${event.communityId} and l.event_id = ${event.eventId} and ${which}`
  return list(tx, item, rest, ['flight_id'], page)
}

/** The registered players who are in no flight of the leaderboard. */
export function unassignedPlayers(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
  page: Page,
): Promise<Listed<typeof PlayerSummary>> {
  const registrations = sql`
    select * from registration r
    where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId}
      and not ${hasRow('flight_player', sql`community_id = r.community_id and leaderboard_id = ${leaderboardId} and player_id = r.player_id`)}`
  const rest = sql`
    r.last_name_key, r.first_name_key, r.player_id
    from ${playersRegisteredIn(onPage(registrations, summaryKeys, page))}`
  return list(tx, summaryItem, rest, summaryKeys, page)
}

/** The teams in effect that are in no flight of the leaderboard. */
export function unassignedTeams(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
  page: Page,
): Promise<Listed<typeof Team>> {
  const rest = sql`
    t.team_id from team t
    where t.community_id = ${event.communityId} and t.event_id = ${teamsEventId(event)}
      and not ${hasRow('flight_team', sql`community_id = t.community_id and leaderboard_id = ${leaderboardId} and team_id = t.team_id`)}`
  return list(tx, teamItem, rest, ['team_id'], page)
}

/** Deletes flights with all places in them. */
export async function deleteFlightRows(
  tx: Transaction,
  event: VisibleEvent,
  flightIds: readonly number[],
): Promise<void> {
  await tx.rows(
    sql`delete from flight where community_id = ${event.communityId} and flight_id = any(${flightIds}::bigint[])`,
  )
}
