/** The flights of leaderboards as directors divide a field: with members and pins. */

import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { teamsEventId } from '../teams/teamsInEffect.sql.ts'

export type DividedFlight = {
  readonly flightId: number
  readonly leaderboardId: number
  readonly name: string
  readonly memberIds: readonly number[]
  readonly pinnedIds: readonly number[]
}

/** All flights of exactly this event. */
export function dividedFlights(tx: Transaction, event: VisibleEvent): Promise<DividedFlight[]> {
  const { communityId, eventId } = event
  return tx.rows(
    sql<DividedFlight>`
      select f.flight_id as "flightId", f.leaderboard_id as "leaderboardId", f.name,
        coalesce(m.ids, '{}') as "memberIds", coalesce(m.pinned, '{}') as "pinnedIds"
      from leaderboard l join flight f on f.community_id = l.community_id and f.leaderboard_id = l.leaderboard_id
      left join lateral (
        select array_agg(x.id order by x.id) as ids, array_agg(x.id order by x.id) filter (where x.pinned) as pinned
        from (
          select p.player_id as id, p.pinned from flight_player p where p.community_id = ${communityId} and p.flight_id = f.flight_id
          union all
          select t.team_id, t.pinned from flight_team t where t.community_id = ${communityId} and t.flight_id = f.flight_id) x
      ) m on true
      where l.community_id = ${communityId} and l.event_id = ${eventId}
      order by f.leaderboard_id, f.flight_id`,
  )
}

/** The leaderboards of exactly this event by id, held so that nobody else divides them; true: one of teams. */
export async function holdLeaderboards(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardIds: readonly number[],
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await tx.rows(
    sql<{ leaderboardId: number; team: boolean }>`
      select leaderboard_id as "leaderboardId", team from leaderboard
      where community_id = ${event.communityId} and event_id = ${event.eventId} and leaderboard_id = any(${leaderboardIds}::bigint[])
      order by leaderboard_id for no key update`,
  )
  return new Map(rows.map(({ leaderboardId, team }) => [leaderboardId, team]))
}

/** Creates flights and answers their ids in the same order. */
export async function insertFlights(
  tx: Transaction,
  event: VisibleEvent,
  flights: readonly { readonly leaderboardId: number; readonly name: string }[],
): Promise<readonly number[]> {
  const ids = await allotIds(tx, 'flight', flights.length)
  await insertRows(
    tx,
    'flight',
    flights.map(({ leaderboardId, name }, index) => ({
      community_id: event.communityId,
      flight_id: ids[index] ?? 0,
      leaderboard_id: leaderboardId,
      name,
    })),
  )
  return ids
}

/** Renames flights of an event. */
export async function writeFlightNames(
  tx: Transaction,
  event: VisibleEvent,
  flights: readonly { readonly flightId: number; readonly name: string }[],
): Promise<void> {
  await tx.rows(
    sql`
      update flight f set name = w.name
      from jsonb_to_recordset(${JSON.stringify(flights)}::jsonb) as w("flightId" bigint, name text)
      where f.community_id = ${event.communityId} and f.flight_id = w."flightId"`,
  )
}

export type FlightPlace = { readonly memberId: number; readonly flightId: number; readonly pinned: boolean }

/** Gives a leaderboard exactly these members of flights. */
export async function writeDivision(
  tx: Transaction,
  event: VisibleEvent,
  { leaderboardId, team }: { readonly leaderboardId: number; readonly team: boolean },
  places: readonly FlightPlace[],
): Promise<void> {
  const { communityId, registrationEventId } = event
  const table = team ? sql.table('flight_team') : sql.table('flight_player')
  const member = team ? sql.ref('team_id') : sql.ref('player_id')
  const registration = team
    ? { column: sql``, value: sql`` }
    : { column: sql`, event_id`, value: sql`, ${registrationEventId}::bigint` }
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as w("memberId" bigint, "flightId" bigint, pinned boolean)`
  await tx.rows(
    sql`
      delete from ${table} where community_id = ${communityId} and leaderboard_id = ${leaderboardId}
        and not (${member} = any(${places.map(({ memberId }) => memberId)}::bigint[]))`,
  )
  await tx.rows(
    sql`
      insert into ${table} (community_id, leaderboard_id, ${member}, flight_id, pinned${registration.column})
      select ${communityId}::bigint, ${leaderboardId}::bigint, w."memberId", w."flightId", w.pinned${registration.value} from ${wanted}
      order by w."memberId"
      on conflict (community_id, leaderboard_id, ${member}) do update set flight_id = excluded.flight_id, pinned = excluded.pinned`,
  )
}

/** Those of these teams that are in effect in the event, held so that they stay. */
export async function holdTeamsInEffect(
  tx: Transaction,
  event: VisibleEvent,
  teamIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ teamId: number }>`
      select team_id as "teamId" from team
      where community_id = ${event.communityId} and event_id = ${teamsEventId(event)} and team_id = any(${teamIds}::bigint[])
      order by team_id for key share`,
  )
  return rows.map(({ teamId }) => teamId)
}
