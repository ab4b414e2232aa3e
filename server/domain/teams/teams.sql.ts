import { Team } from '../../../contract/shapes.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { type JsonText, jsonListOf, jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Groups } from '../roster/groups.sql.ts'
import { enterOnlyFlights } from '../roster/onlyFlights.sql.ts'
import { playersOf, summaryItem, summaryOrder } from '../roster/playerSummary.ts'
import { teamsEventId, turnsInTeam } from './teamsInEffect.sql.ts'

/** Teams as groups of players. */
export const teamGroups: Groups = {
  kind: 'team',
  groups: sql.table('team'),
  places: sql.table('team_player'),
  id: sql.ref('team_id'),
}

/** The record of a team `t`. */
export const teamItem = jsonOf(Team, {
  teamId: sql`t.team_id`,
  name: sql`t.name`,
  players: jsonListOf(
    summaryItem,
    sql`from ${playersOf('team_player')} where x.community_id = t.community_id and x.team_id = t.team_id`,
    summaryOrder,
  ),
  turns: sql`nullif(${turnsInTeam}, '{}')`,
})

type Teams = Listed<typeof Team>

/** The teams in effect in the event. */
export function teams(tx: Transaction, event: VisibleEvent, page: Page): Promise<Teams> {
  return listOfTeams(tx, event, sql`t.event_id = ${teamsEventId(event)}`, page)
}

/** The teams with these ids, if they belong to this event itself. */
export function teamsWithIds(tx: Transaction, event: VisibleEvent, teamIds: readonly number[]): Promise<Teams> {
  return listOfTeams(tx, event, sql`t.event_id = ${event.eventId} and t.team_id = any(${teamIds}::bigint[])`, {})
}

/** One team as JSON text. */
export async function teamWithId(tx: Transaction, event: VisibleEvent, teamId: number): Promise<JsonText<typeof Team>> {
  return (await teamsWithIds(tx, event, [teamId])).only
}

function listOfTeams(tx: Transaction, event: VisibleEvent, which: Sql, page: Page): Promise<Teams> {
  const rest = sql`t.team_id from team t where t.community_id = ${event.communityId} and ${which}`
  return list(tx, teamItem, rest, ['team_id'], page)
}

export type TeamState = {
  readonly teamId: number
  readonly name: string
  /** Whether it belongs to this event itself, not to its multi-round event. */
  readonly own: boolean
  /** Whether it has a score, in the event or in one of its rounds. */
  readonly hasScore: boolean
}

/** The states of teams that belong to the event or are in effect in it, by id. Lock them first. */
export async function teamStates(
  tx: Transaction,
  event: VisibleEvent,
  which: Sql,
): Promise<ReadonlyMap<number, TeamState>> {
  const rows = await tx.rows(
    sql<TeamState>`
      select t.team_id as "teamId", t.name, t.event_id = ${event.eventId} as own,
        exists (
          select from event e join card c on c.community_id = e.community_id and c.event_id = e.event_id
          where e.community_id = ${event.communityId} and e.event_id = ${eventAndRounds(event.communityId, event.eventId)}
            and c.side = 'T' and c.side_id = t.team_id and c.has_score) as "hasScore"
      from team t
      where t.community_id = ${event.communityId} and t.event_id = ${teamsEventId(event)} and ${which}
      order by t.team_id`,
  )
  return new Map(rows.map(row => [row.teamId, row]))
}

/** How many teams the event has of its own, and whether a team has a score in this event itself. */
export async function setOfTeams(
  tx: Transaction,
  event: VisibleEvent,
): Promise<{ readonly count: number; readonly hasScore: boolean }> {
  const row = await tx.first(
    sql<{ count: number; hasScore: boolean }>`
      select (select count(*) from team where community_id = ${event.communityId} and event_id = ${event.eventId}) as count,
        exists (select from card where community_id = ${event.communityId} and event_id = ${event.eventId} and side = 'T' and has_score) as "hasScore"`,
  )
  return row ?? { count: 0, hasScore: false }
}

export type PersonName = { readonly playerId: number; readonly firstName: string; readonly lastName: string }

/** The names of these players. */
export function personNames(tx: Transaction, playerIds: readonly number[]): Promise<PersonName[]> {
  return tx.rows(
    sql<PersonName>`
      select player_id as "playerId", first_name as "firstName", last_name as "lastName"
      from player where player_id = any(${playerIds}::bigint[])`,
  )
}

/** Creates teams in the order of the names and returns their ids. */
export async function insertTeams(
  tx: Transaction,
  event: VisibleEvent,
  names: readonly string[],
): Promise<readonly number[]> {
  const ids = await allotIds(tx, 'team', names.length)
  const { communityId: community_id, eventId: event_id } = event
  await insertRows(
    tx,
    'team',
    names.map((name, index) => ({ community_id, team_id: ids[index] ?? 0, event_id, name })),
  )
  await enterOnlyFlights(tx, event, { teamIds: ids })
  return ids
}

/** Writes the name of a team. */
export async function writeTeamName(tx: Transaction, event: VisibleEvent, teamId: number, name: string): Promise<void> {
  await tx.rows(
    sql`
      update team set name = ${name}
      where community_id = ${event.communityId} and event_id = ${event.eventId} and team_id = ${teamId}`,
  )
}

/** Deletes teams; their flight places and handicaps go with them. */
export async function deleteTeamRows(tx: Transaction, event: VisibleEvent, teamIds: readonly number[]): Promise<void> {
  await tx.rows(
    sql`
      delete from team
      where community_id = ${event.communityId} and event_id = ${event.eventId} and team_id = any(${teamIds}::bigint[])`,
  )
}
