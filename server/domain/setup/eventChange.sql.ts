/** Changes of an event itself: its row, its dates and those of its rounds, and the clock times of its tee pairings. */

import type { Transaction } from '../../kernel/database/connect.ts'
import { pipelined } from '../../kernel/database/pipelined.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { EventState } from '../events/eventState.ts'

export type EventRow = {
  readonly eventId: number
  readonly kind: 'M' | 'R' | 'S'
  readonly round: number | null
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly timeZone: string
  readonly info: string | null
  readonly state: EventState
  readonly registrationType: 'Closed' | 'Members' | 'Online Questionnaire'
  readonly flightsEnabled: boolean
  readonly settings: Readonly<Record<string, unknown>>
  readonly hasScores: boolean
  readonly courseIds: readonly number[]
}

/** The whole event, the multi-round event first, then its rounds; held until the end of the transaction. */
export function eventsForUpdate(
  tx: Transaction,
  { communityId, registrationEventId }: Pick<VisibleEvent, 'communityId' | 'registrationEventId'>,
): Promise<EventRow[]> {
  const which = sql`
    from event e where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}`
  // A statement sees what was there when it began: what hangs on the events is read once no score is being written.
  pipelined(tx.rows(sql`select ${which} order by e.event_id for no key update of e`))
  return tx.rows(
    sql<EventRow>`
      select e.event_id as "eventId", e.kind, e.round_number as round, e.name, e.start_date as "startDate", e.end_date as "endDate",
        e.time_zone as "timeZone", e.info, e.state, e.registration_type as "registrationType", e.flights_enabled as "flightsEnabled",
        e.settings,
        exists (select from card k where k.community_id = e.community_id and k.event_id = e.event_id and k.has_score) as "hasScores",
        array(
          select x.course_id from event_course x where x.community_id = e.community_id and x.event_id = e.event_id
          order by x.position, x.course_id) as "courseIds"
      ${which} order by e.parent_event_id nulls first, e.round_number, e.event_id`,
  )
}

/** What can be written of an event. */
export type EventFields = Pick<
  EventRow,
  'name' | 'startDate' | 'endDate' | 'timeZone' | 'info' | 'registrationType' | 'flightsEnabled' | 'settings'
>

/** Writes the details and settings of an event or a round. */
export async function writeEvent(
  tx: Transaction,
  communityId: number,
  eventId: number,
  fields: EventFields,
): Promise<void> {
  await tx.rows(
    sql`
      update event set name = ${fields.name}, name_key = ${nameKey(fields.name)}, start_date = ${fields.startDate}::date,
        end_date = ${fields.endDate}::date, time_zone = ${fields.timeZone}, info = ${fields.info},
        registration_type = ${fields.registrationType}, flights_enabled = ${fields.flightsEnabled},
        settings = ${JSON.stringify(fields.settings)}::jsonb
      where community_id = ${communityId} and event_id = ${eventId}`,
  )
}

/** Moves the tee times of an event by days; they keep their clock time, also in another time zone. */
export async function moveTeeTimes(
  tx: Transaction,
  { communityId }: Pick<VisibleEvent, 'communityId'>,
  eventId: number,
  move: { readonly days: number; readonly timeZoneBefore: string; readonly timeZone: string },
): Promise<void> {
  await tx.rows(
    sql`
      update tee_pairing
      set tee_time = ((tee_time at time zone ${move.timeZoneBefore}) + make_interval(days => ${move.days})) at time zone ${move.timeZone}
      where community_id = ${communityId} and event_id = ${eventId}`,
  )
}
