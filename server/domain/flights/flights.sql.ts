import { Flight, FlightWithMembers } from '../../../contract/flights/published.ts'
import type { PlayerSummary, Team } from '../../../contract/shapes.ts'
import { hasRow } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type JsonText, jsonListOf, jsonOf, jsonWhen, selectTexts } from '../../kernel/database/json.ts'
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
  const rest = sql`
    f.flight_id from ${flightOfLeaderboard}
    where f.community_id = ${event.communityId} and l.event_id = ${event.eventId} and f.leaderboard_id = ${leaderboardId}`
  return list(tx, itemWithMembers(event, sql`l.team`), rest, ['flight_id'], page)
}

/** One flight of the event with its members, as JSON text. */
export async function flightWithMembers(
  tx: Transaction,
  event: VisibleEvent,
  { flightId, team }: FoundFlight,
): Promise<JsonText<typeof FlightWithMembers>> {
  const rest = sql` from flight f where f.community_id = ${event.communityId} and f.flight_id = ${flightId}`
  const row = await tx.first(selectTexts(itemWithMembers(event, team), rest))
  if (!row) throw new Error(`Flight ${flightId} of event ${event.eventId} has gone.`)
  return row.text
}

const playersOfFlight = jsonListOf(
  summaryItem,
  sql`from ${playersOf('flight_player')} where x.community_id = f.community_id and x.flight_id = f.flight_id`,
  summaryOrder,
)

/** A flight `f` with its members. What is known of `ofTeams` before the statement is planned leaves the other kind out of it. */
function itemWithMembers(event: VisibleEvent, ofTeams: Sql | boolean) {
  // Teams that are not, or no longer, in effect in the round are not shown: see docs/decisions/011-teams-of-a-round.md.
  const teamsOfFlight = jsonListOf(
    teamItem,
    sql`
      from flight_team place join team t on t.community_id = place.community_id and t.team_id = place.team_id
      where place.community_id = f.community_id and place.flight_id = f.flight_id and t.event_id = ${teamsEventId(event)}`,
    sql`t.team_id`,
  )
  return jsonOf(FlightWithMembers, {
    ...flightFields,
    players: jsonWhen(typeof ofTeams === 'boolean' ? !ofTeams : sql`not ${ofTeams}`, playersOfFlight),
    teams: jsonWhen(ofTeams, teamsOfFlight),
  })
}

/** The registered players who are in no flight of the leaderboard. */
export function unassignedPlayers(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
  page: Page,
): Promise<Listed<typeof PlayerSummary>> {
  const registrations = sql`
    select * from registered_player r
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
