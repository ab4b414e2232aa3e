/** What a leaderboard is made of, beside handicaps: who takes part, in which flight, in which rounds, with which cards. */
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'
import { registeredPlayers, summaryFields, summaryOrder } from '../eventPlayers/playerSummary.ts'
import { ofLevel } from '../events/eventParts.sql.ts'
import { type EventState, stateInEffect } from '../events/eventState.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import type { CardOfSide } from '../scores/scoreRecord.ts'

export type Summary = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix?: string
  readonly handle?: string
}

export type Participant = {
  readonly playerId: number
  readonly gender: 'M' | 'F'
  readonly summary: Summary
}

/** The registered players by name. */
export function participants(tx: Transaction, event: VisibleEvent): Promise<Participant[]> {
  return tx.rows(
    statement<Participant>(sql`
      select p.player_id as "playerId", p.gender, json_strip_nulls(json_build_object(${summaryFields})) as summary
      from ${registeredPlayers}
      where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId}
      order by ${summaryOrder}`),
  )
}

export type FlightOfBoard = { readonly flightId: number; readonly name: string; readonly memberIds: readonly number[] }

/** The flights of a leaderboard with the ids of their players, or of their teams where it is one of teams. */
export function flightsOfBoard(
  tx: Transaction,
  { communityId }: VisibleEvent,
  leaderboardId: number,
): Promise<FlightOfBoard[]> {
  return tx.rows(
    statement<FlightOfBoard>(sql`
      select f.flight_id as "flightId", f.name,
        array(
          select x.player_id from flight_player x where x.community_id = f.community_id and x.flight_id = f.flight_id
          union all
          select y.team_id from flight_team y where y.community_id = f.community_id and y.flight_id = f.flight_id) as "memberIds"
      from flight f where f.community_id = ${communityId} and f.leaderboard_id = ${leaderboardId}
      order by f.flight_id`),
  )
}

export type RoundOfBoard = { readonly eventId: number; readonly state: EventState; readonly isOver: boolean }

/** The rounds in their order, in their states of now or of `moment`; one that is over changes by correction only. */
export async function roundsOfBoard(
  tx: Transaction,
  event: VisibleEvent,
  moment?: string,
): Promise<readonly RoundOfBoard[]> {
  const rows = await tx.rows(
    statement<{ eventId: number; state: EventState; parentState: EventState | null }>(sql`
      select e.event_id as "eventId", ${stateAt(sql`e`, moment)} as state, ${stateAt(sql`m`, moment)} as "parentState"
      from event e left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where ${ofLevel(event, 'rounds')}
      order by e.round_number, e.event_id`),
  )
  return rows.map(({ eventId, state: own, parentState }) => {
    const state = stateInEffect(own, parentState)
    return { eventId, state, isOver: state === 'completed' || state === 'official' || parentState === 'completed' }
  })
}

/** The state of an event at a moment: what the first change after it found. */
function stateAt(event: RawBuilder<unknown>, moment: string | undefined): RawBuilder<unknown> {
  if (moment === undefined) return sql`${event}.state`
  return sql`coalesce(
    (select a.before ->> 'state' from audit a
      where a.community_id = ${event}.community_id and a.event_id = ${event}.event_id and a.action = 'event.stateSet'
        and a.at > ${moment}::timestamptz order by a.audit_id limit 1),
    ${event}.state)`
}

export type Start = {
  readonly eventId: number
  readonly playerId: number
  readonly teeHole: number
  readonly teeTime: string
}

/** Who starts where and when, in every round. */
export function starts(tx: Transaction, event: VisibleEvent): Promise<Start[]> {
  return tx.rows(
    statement<Start>(sql`
      select x.event_id as "eventId", x.player_id as "playerId", t.tee_hole as "teeHole", t.tee_time as "teeTime"
      from event e
      join tee_pairing_player x on x.community_id = e.community_id and x.event_id = e.event_id
      join tee_pairing t on t.community_id = x.community_id and t.tee_pairing_id = x.tee_pairing_id
      where ${ofLevel(event, 'rounds')}`),
  )
}

/** A card with its place: a round, and the player (`P`) or team (`T`) whose it is. */
export type RoundCard = CardOfSide & {
  readonly eventId: number
  readonly side: 'P' | 'T'
  readonly sideId: number
  readonly version: number
}

/** The cards of all rounds, or those of `sideIds`. */
export function roundCards(tx: Transaction, event: VisibleEvent, sideIds?: readonly number[]): Promise<RoundCard[]> {
  return tx.rows(
    statement<RoundCard>(sql`
      select c.event_id as "eventId", c.side, c.side_id as "sideId", c.version, c.strokes, c.status, c.updated_at as "updatedAt"
      from event e join card c on c.community_id = e.community_id and c.event_id = e.event_id
      where ${ofLevel(event, 'rounds')} and ${sideIds === undefined ? sql`true` : sql`c.side_id = any(${sideIds}::bigint[])`}`),
  )
}

export type CardVersion = readonly [eventId: number, side: 'P' | 'T', sideId: number, version: number]

/** The versions of the cards of all rounds, in one row. */
export async function cardVersions(tx: Transaction, event: VisibleEvent): Promise<readonly CardVersion[]> {
  const row = await tx.first(
    statement<{ versions: readonly CardVersion[] | null }>(sql`
      select json_agg(json_build_array(c.event_id, c.side, c.side_id, c.version)) as versions
      from event e join card c on c.community_id = e.community_id and c.event_id = e.event_id
      where ${ofLevel(event, 'rounds')}`),
  )
  return row?.versions ?? []
}
