/** What the setup of an event shows: its parts, their courses and counts, and its leaderboards with their flights. */

import type { Shortening } from '../../../contract/settings/shortening.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { EventState } from '../events/eventState.ts'

type Whole = Pick<VisibleEvent, 'communityId' | 'registrationEventId'>

export type PartRow = {
  readonly eventId: number
  readonly kind: 'M' | 'R' | 'S'
  readonly round: number | null
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly info: string | null
  readonly state: EventState
  readonly stateAt: string
  readonly shortening: Shortening | null
  readonly settings: Readonly<Record<string, unknown>>
  readonly timeZone: string
  readonly registrationType: 'Closed' | 'Members' | 'Online Questionnaire'
  readonly flightsEnabled: boolean
  readonly communityName: string
  readonly courses: readonly CourseOfPart[]
  readonly teePairings: number
  readonly withTeeTime: number
  readonly cards: number
}

export type CourseOfPart = {
  readonly courseId: number
  readonly name: string
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
}

/** The event and its rounds, in their order. */
export function partRows(tx: Transaction, { communityId, registrationEventId }: Whole): Promise<PartRow[]> {
  return tx.rows(
    sql<PartRow>`
      select e.event_id as "eventId", e.kind, e.round_number as round, e.name, e.start_date as "startDate", e.end_date as "endDate",
        e.info, e.state, ${timestampOf(sql`e.state_at`)} as "stateAt", e.shortening, e.settings, e.time_zone as "timeZone",
        e.registration_type as "registrationType", e.flights_enabled as "flightsEnabled", c.name as "communityName",
        coalesce((
          select json_agg(json_build_object('courseId', k.course_id, 'name', k.name, 'city', k.city, 'state', k.state,
            'country', k.country) order by x.position, x.course_id)
          from event_course x join course k on k.course_id = x.course_id
          where x.community_id = e.community_id and x.event_id = e.event_id), '[]') as courses,
        (select count(*) from tee_pairing t where t.community_id = e.community_id and t.event_id = e.event_id) as "teePairings",
        (select count(*) from tee_pairing_player t where t.community_id = e.community_id and t.event_id = e.event_id) as "withTeeTime",
        (select count(*) from card k where k.community_id = e.community_id and k.event_id = e.event_id and k.has_score) as cards
      from event e join community c on c.community_id = e.community_id
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
      order by e.round_number nulls first`,
  )
}

export type BoardRow = {
  readonly leaderboardId: number
  readonly eventId: number
  readonly publicEventId: string
  readonly name: string
  readonly formatId: string
  readonly team: boolean
  readonly flights: readonly { readonly flightId: number; readonly name: string; readonly members: number }[]
  /** Players, or teams that have one, who are in none of its flights. */
  readonly inNoFlight: number
}

/** The leaderboards of the event, then those of its rounds. */
export function boardRows(tx: Transaction, { communityId, registrationEventId }: Whole): Promise<BoardRow[]> {
  return tx.rows(
    sql<BoardRow>`
      select l.leaderboard_id as "leaderboardId", l.event_id as "eventId",
        case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "publicEventId", l.name, l.format_id as "formatId", l.team,
        coalesce((
          select json_agg(json_build_object('flightId', f.flight_id, 'name', f.name, 'members',
            (select count(*) from flight_player p where p.community_id = f.community_id and p.flight_id = f.flight_id)
              + (select count(*) from flight_team t where t.community_id = f.community_id and t.flight_id = f.flight_id))
            order by f.position, f.flight_id)
          from flight f where f.community_id = l.community_id and f.leaderboard_id = l.leaderboard_id), '[]') as flights,
        case when l.team then (
            select count(*) from team t
            where t.community_id = l.community_id and t.event_id = case
              when exists (select from team o where o.community_id = l.community_id and o.event_id = l.event_id) then l.event_id
              else ${registrationEventId} end
              and exists (select from team_player p where p.community_id = t.community_id and p.team_id = t.team_id)
              and not exists (
                select from flight_team x where x.community_id = l.community_id and x.leaderboard_id = l.leaderboard_id and x.team_id = t.team_id))
          else (
            select count(*) from registration r
            where r.community_id = l.community_id and r.event_id = ${registrationEventId} and not exists (
              select from flight_player x
              where x.community_id = l.community_id and x.leaderboard_id = l.leaderboard_id and x.player_id = r.player_id))
          end as "inNoFlight"
      from event e join leaderboard l on l.community_id = e.community_id and l.event_id = e.event_id
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
      order by e.round_number nulls first, l.position, l.leaderboard_id`,
  )
}

export type EventCounts = {
  readonly registered: number
  readonly waiting: number
  readonly teams: number
  readonly version: number
}

/** How many people and teams an event has with all its rounds, and the number of its last change. */
export async function eventCounts(tx: Transaction, { communityId, registrationEventId }: Whole): Promise<EventCounts> {
  const row = await tx.first(
    sql<EventCounts>`
      select
        (select count(*) from registration r where r.community_id = ${communityId} and r.event_id = ${registrationEventId}) as registered,
        (select count(*) from sign_up s
          where s.community_id = ${communityId} and s.event_id = ${registrationEventId} and s.state in ('waiting', 'offered')) as waiting,
        (select count(*) from team t join event e on e.community_id = t.community_id and e.event_id = t.event_id
          where t.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}) as teams,
        coalesce((
          select max(c.last) from event e
          cross join lateral (
            select c.change_id as last from change c
            where c.community_id = e.community_id and c.event_id = e.event_id order by c.change_id desc limit 1) c
          where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}), 0) as version`,
  )
  if (!row) throw new Error('A select without a table has one row.')
  return row
}
