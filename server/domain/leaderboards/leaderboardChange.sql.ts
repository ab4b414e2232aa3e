/** Changes of leaderboards and of the order of flights. */

import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

type EventKey = Pick<VisibleEvent, 'communityId' | 'eventId'>

export type LeaderboardToChange = {
  readonly leaderboardId: number
  readonly name: string
  readonly formatId: string
  readonly team: boolean
  readonly settings: LeaderboardSettings
  readonly position: number
}

/** The leaderboards of exactly this event in their order, or one of them; held until the end of the transaction. */
export function leaderboardsForUpdate(
  tx: Transaction,
  { communityId, eventId }: EventKey,
  leaderboardId?: number,
): Promise<LeaderboardToChange[]> {
  return tx.rows(
    sql<LeaderboardToChange>`
      select leaderboard_id as "leaderboardId", name, format_id as "formatId", team, settings, position from leaderboard
      where community_id = ${communityId} and event_id = ${eventId}
        and (${leaderboardId ?? null}::bigint is null or leaderboard_id = ${leaderboardId ?? null})
      order by position, leaderboard_id for no key update`,
  )
}

/** Writes name, format, type, team and settings of a leaderboard; its place in the order stays. */
export async function writeLeaderboard(
  tx: Transaction,
  { communityId }: EventKey,
  {
    leaderboardId,
    name,
    formatId,
    typeId,
    team,
    settings,
  }: Omit<LeaderboardToChange, 'position'> & { readonly typeId: number },
): Promise<void> {
  await tx.rows(
    sql`
      update leaderboard set name = ${name}, format_id = ${formatId}, type_id = ${typeId}, team = ${team},
        settings = ${JSON.stringify(settings)}::jsonb
      where community_id = ${communityId} and leaderboard_id = ${leaderboardId}`,
  )
}

/** The first leaderboard gets the position 1. */
export async function writeOrder(
  tx: Transaction,
  { communityId }: EventKey,
  leaderboardIds: readonly number[],
): Promise<void> {
  await tx.rows(
    sql`
      update leaderboard l set position = o.position
      from unnest(${leaderboardIds}::bigint[]) with ordinality as o (leaderboard_id, position)
      where l.community_id = ${communityId} and l.leaderboard_id = o.leaderboard_id`,
  )
}

export type FlightWithMembers = {
  readonly flightId: number
  readonly name: string
  readonly position: number
  readonly memberIds: readonly number[]
}

/** The flights of a leaderboard in their order, with the ids of their players or teams. */
export function flightsWithMembers(
  tx: Transaction,
  { communityId }: EventKey,
  leaderboardId: number,
): Promise<FlightWithMembers[]> {
  return tx.rows(
    sql<FlightWithMembers>`
      select f.flight_id as "flightId", f.name, f.position,
        array(
          select p.player_id from flight_player p where p.community_id = f.community_id and p.flight_id = f.flight_id
          union all
          select t.team_id from flight_team t where t.community_id = f.community_id and t.flight_id = f.flight_id) as "memberIds"
      from flight f where f.community_id = ${communityId} and f.leaderboard_id = ${leaderboardId}
      order by f.position, f.flight_id`,
  )
}

/** Takes all players and teams out of the flights of a leaderboard. */
export async function emptyFlights(tx: Transaction, { communityId }: EventKey, leaderboardId: number): Promise<void> {
  await tx.rows(
    sql`delete from flight_player where community_id = ${communityId} and leaderboard_id = ${leaderboardId}`,
  )
  await tx.rows(sql`delete from flight_team where community_id = ${communityId} and leaderboard_id = ${leaderboardId}`)
}

/** Writes the names and the order of flights, the first one at position 1. */
export async function writeFlights(
  tx: Transaction,
  { communityId }: EventKey,
  flights: readonly { readonly flightId: number; readonly name: string }[],
): Promise<void> {
  await tx.rows(
    sql`
      update flight f set name = v.name, position = v.position
      from jsonb_to_recordset(${JSON.stringify(flights.map((flight, at) => ({ ...flight, position: at + 1 })))}::jsonb)
        as v("flightId" bigint, name text, position int)
      where f.community_id = ${communityId} and f.flight_id = v."flightId"`,
  )
}

/** Deletes a leaderboard with its flights and their members. */
export async function deleteLeaderboardRow(
  tx: Transaction,
  { communityId }: EventKey,
  leaderboardId: number,
): Promise<void> {
  await tx.rows(sql`delete from leaderboard where community_id = ${communityId} and leaderboard_id = ${leaderboardId}`)
}

export type TeamCards = {
  readonly cards: number
  /** The other leaderboards of the event, of its rounds and of the event above it. */
  readonly others: readonly { readonly formatId: string; readonly settings: LeaderboardSettings }[]
}

/** How many cards of teams have a score in the rounds of an event, and which other leaderboards could count them. */
export async function teamCards(tx: Transaction, event: VisibleEvent, leaderboardId: number): Promise<TeamCards> {
  const { communityId, eventId, registrationEventId } = event
  const row = await tx.first(
    sql<TeamCards>`
      select
        (select count(*) from card k
          where k.community_id = ${communityId} and k.event_id = ${eventAndRounds(communityId, eventId)} and k.side = 'T' and k.has_score) as cards,
        coalesce((
          select json_agg(json_build_object('formatId', l.format_id, 'settings', l.settings))
          from leaderboard l
          where l.community_id = ${communityId} and l.event_id = ${eventAndRounds(communityId, registrationEventId)}
            and l.leaderboard_id <> ${leaderboardId}), '[]') as others`,
  )
  if (!row) throw new Error('A select without a table has one row.')
  return row
}
