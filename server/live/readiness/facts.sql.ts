/** What readiness asks of the database beside handicaps and courses: places, teams, boards and the states of rounds. */

import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { eventAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { EventState } from '../../domain/events/eventState.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { Leaver } from './fieldOfRound.ts'

type EventKey = Pick<VisibleEvent, 'communityId' | 'registrationEventId'>

export type RoundRow = {
  readonly eventId: number
  readonly kind: 'M' | 'R' | 'S'
  readonly round: number | null
  readonly name: string
  readonly state: EventState
  readonly startDate: string
  readonly endDate: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly courses: readonly { readonly courseId: number; readonly name: string }[]
}

/** The event and its rounds, in their order. */
export function roundRows(tx: Transaction, { communityId, registrationEventId }: EventKey): Promise<RoundRow[]> {
  return tx.rows(
    sql<RoundRow>`
      select e.event_id as "eventId", e.kind, e.round_number as round, e.name, e.state, e.start_date as "startDate",
        e.end_date as "endDate", e.settings,
        coalesce((
          select json_agg(json_build_object('courseId', c.course_id, 'name', c.name) order by x.position, x.course_id)
          from event_course x join course c on c.course_id = x.course_id
          where x.community_id = e.community_id and x.event_id = e.event_id), '[]') as courses
      from event e
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
      order by e.round_number nulls first`,
  )
}

export type PairingRow = {
  readonly teePairingId: number
  readonly eventId: number
  readonly courseId: number
  readonly teeTime: string
  readonly teeHole: number
  readonly teeGroup: string
  readonly playerIds: readonly number[]
}

/** The tee pairings of the event and its rounds by time and hole. */
export function pairingRows(tx: Transaction, { communityId, registrationEventId }: EventKey): Promise<PairingRow[]> {
  return tx.rows(
    sql<PairingRow>`
      select t.tee_pairing_id as "teePairingId", t.event_id as "eventId", t.course_id as "courseId", t.tee_time as "teeTime",
        t.tee_hole as "teeHole", t.tee_group as "teeGroup",
        array(
          select x.player_id from tee_pairing_player x
          where x.community_id = t.community_id and x.tee_pairing_id = t.tee_pairing_id order by x.player_id) as "playerIds"
      from event e join tee_pairing t on t.community_id = e.community_id and t.event_id = e.event_id
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
      order by t.tee_time, t.tee_hole, t.tee_group, t.tee_pairing_id`,
  )
}

export type TeamRow = {
  readonly teamId: number
  readonly eventId: number
  readonly name: string
  readonly playerIds: readonly number[]
  /** How many balls of other teams were drawn for it. */
  readonly drawn: number
}

/** The teams of the event and of its rounds. */
export function teamRows(tx: Transaction, { communityId, registrationEventId }: EventKey): Promise<TeamRow[]> {
  return tx.rows(
    sql<TeamRow>`
      select t.team_id as "teamId", t.event_id as "eventId", t.name,
        array(
          select x.player_id from team_player x
          where x.community_id = t.community_id and x.team_id = t.team_id order by x.player_id) as "playerIds",
        (select count(*) from drawn_ball d
          where d.community_id = t.community_id and d.event_id = t.event_id and d.team_id = t.team_id) as drawn
      from event e join team t on t.community_id = e.community_id and t.event_id = e.event_id
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
      order by t.team_id`,
  )
}

export type BoardRow = {
  readonly leaderboardId: number
  readonly eventId: number
  readonly name: string
  readonly formatId: string
  readonly team: boolean
  readonly settings: LeaderboardSettings
  readonly flights: readonly {
    readonly flightId: number
    readonly name: string
    readonly memberIds: readonly number[]
  }[]
}

/** The leaderboards of the event and of its rounds with their flights and who is in them. */
export function boardRows(tx: Transaction, { communityId, registrationEventId }: EventKey): Promise<BoardRow[]> {
  return tx.rows(
    sql<BoardRow>`
      select l.leaderboard_id as "leaderboardId", l.event_id as "eventId", l.name, l.format_id as "formatId", l.team, l.settings,
        coalesce((
          select json_agg(json_build_object('flightId', f.flight_id, 'name', f.name, 'memberIds', array(
              select p.player_id from flight_player p where p.community_id = f.community_id and p.flight_id = f.flight_id
              union all
              select t.team_id from flight_team t where t.community_id = f.community_id and t.flight_id = f.flight_id))
            order by f.position, f.flight_id)
          from flight f where f.community_id = l.community_id and f.leaderboard_id = l.leaderboard_id), '[]') as flights
      from event e join leaderboard l on l.community_id = e.community_id and l.event_id = e.event_id
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
      order by e.round_number nulls first, l.position, l.leaderboard_id`,
  )
}

/** The players who have left the event, with the round in which it happened, and how. */
export function leavers(tx: Transaction, { communityId, registrationEventId }: EventKey): Promise<Leaver[]> {
  return tx.rows(
    sql<Leaver>`
      select k.event_id as "eventId", k.side_id as "playerId",
        case k.status when 'WD' then 'withdrawn' when 'DQ' then 'disqualified' when 'NS' then 'noShow' else 'noReturn' end as "as"
      from card k
      where k.community_id = ${communityId} and k.event_id = ${eventAndRounds(communityId, registrationEventId)}
        and k.side = 'P' and k.status in ('WD', 'DQ', 'NS', 'NC')`,
  )
}
