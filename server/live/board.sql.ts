/** What a leaderboard is made of besides handicaps: the players, their flights, starts and cards. */

import type { Static } from 'typebox'
import type { PlayerSummary } from '../../contract/shapes.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { eventsAtLevel } from '../domain/events/eventOrRounds.sql.ts'
import { registeredPlayers, summaryItem, summaryOrder } from '../domain/roster/playerSummary.ts'
import { shownPairingOfPlace, shownPlaces } from '../domain/roster/shownTeeSheet.sql.ts'
import type { CardOfSide } from '../domain/scores/scoreRecord.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { jsonValue } from '../kernel/database/json.ts'
import { sql } from '../kernel/database/sql.ts'

export type Summary = Static<typeof PlayerSummary>

export type Participant = {
  readonly playerId: number
  readonly gender: 'M' | 'F'
  readonly summary: Summary
}

/** The registered players, sorted by name. */
export function participants(tx: Transaction, event: VisibleEvent): Promise<Participant[]> {
  return tx.rows(
    sql<Participant>`
      select p.player_id as "playerId", p.gender, ${jsonValue(summaryItem)} as summary
      from ${registeredPlayers}
      where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId}
      order by ${summaryOrder}`,
  )
}

export type FlightOfBoard = { readonly flightId: number; readonly name: string; readonly memberIds: readonly number[] }

/** The flights of a leaderboard with the ids of their players, or of their teams on a leaderboard of teams. */
export function flightsOfBoard(
  tx: Transaction,
  { communityId }: VisibleEvent,
  leaderboardId: number,
): Promise<FlightOfBoard[]> {
  return tx.rows(
    sql<FlightOfBoard>`
      select f.flight_id as "flightId", f.name,
        array(
          select x.player_id from flight_player x where x.community_id = f.community_id and x.flight_id = f.flight_id
          union all
          select y.team_id from flight_team y where y.community_id = f.community_id and y.flight_id = f.flight_id) as "memberIds"
      from flight f where f.community_id = ${communityId} and f.leaderboard_id = ${leaderboardId}
      order by f.position, f.flight_id`,
  )
}

export type Start = {
  readonly eventId: number
  readonly playerId: number
  readonly teeHole: number
  readonly teeTime: string
}

/** The start of every player in every round, as people see it: hole and time. */
export function starts(tx: Transaction, event: VisibleEvent): Promise<Start[]> {
  return tx.rows(
    sql<Start>`
      select x.event_id as "eventId", x.player_id as "playerId", t.tee_hole as "teeHole", t.tee_time as "teeTime"
      from event e
      join ${shownPlaces} x on x.community_id = e.community_id and x.event_id = e.event_id
      cross join ${shownPairingOfPlace} t
      where ${eventsAtLevel(event, 'rounds')}`,
  )
}

/** A card with its round, and the player (`P`) or team (`T`) that it belongs to. */
export type RoundCard = CardOfSide & {
  readonly eventId: number
  readonly side: 'P' | 'T'
  readonly sideId: number
  readonly version: number
}

/** The cards of all rounds: all of them, or only those of the players and teams in `sideIds`. */
export function roundCards(tx: Transaction, event: VisibleEvent, sideIds?: readonly number[]): Promise<RoundCard[]> {
  return tx.rows(
    sql<RoundCard>`
      select c.event_id as "eventId", c.side, c.side_id as "sideId", c.version, c.strokes, c.status, c.updated_at as "updatedAt"
      from event e join card c on c.community_id = e.community_id and c.event_id = e.event_id
      where ${eventsAtLevel(event, 'rounds')} and ${sideIds === undefined ? sql`true` : sql`c.side_id = any(${sideIds}::bigint[])`}`,
  )
}

export type CardVersion = readonly [eventId: number, side: 'P' | 'T', sideId: number, version: number]

/** The versions of the cards of all rounds, in one row. */
export async function cardVersions(tx: Transaction, event: VisibleEvent): Promise<readonly CardVersion[]> {
  const row = await tx.first(
    sql<{ versions: readonly CardVersion[] | null }>`
      select json_agg(json_build_array(c.event_id, c.side, c.side_id, c.version)) as versions
      from event e join card c on c.community_id = e.community_id and c.event_id = e.event_id
      where ${eventsAtLevel(event, 'rounds')}`,
  )
  return row?.versions ?? []
}
