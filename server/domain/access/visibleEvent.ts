/** An event as the caller may see it. */
import type { LengthsShown } from '../../../contract/site/lengthIn.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { pipelined } from '../../kernel/database/pipelined.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'

export type VisibleEvent = {
  readonly communityId: number
  readonly eventId: number
  /** M multi-round event, R one of its rounds, S single round event. */
  readonly kind: 'M' | 'R' | 'S'
  readonly parentEventId: number | null
  /** The event that players register for: the M event of a round, else the event itself. */
  readonly registrationEventId: number
  readonly timeZone: string
  /** How people read times of day at its club, and lengths of holes. */
  readonly clock: Clock
  readonly lengths: LengthsShown
  readonly startDate: string
  readonly endDate: string
  readonly flightsEnabled: boolean
  readonly registrationType: 'Closed' | 'Members' | 'Online Questionnaire'
  readonly settings: unknown
  /** The event or its multi-round event is official or cancelled: nothing in it changes any more. */
  readonly closed: boolean
  /** The event or its multi-round event is or was official: a change to its results is a revision. */
  readonly wasOfficial: boolean
  /** It was reopened, and its pages show what was published until its results are official again. */
  readonly underCorrection: boolean
  /** A multi-round event that goes on, of which a round is official already. */
  readonly hasOfficialRounds: boolean
}

/**
 * How an event is held while it is changed. One person at a time does, alone: what a step did is known exactly. Programs and
 * public pages do beside each other, unless they decide whether it can be changed at all.
 */
export type Holding = 'alone' | 'beside'

/**
 * The event with this public id in `communities`; undefined when there is none, or its prefix is not the right one. With a
 * `holding` it is held until the transaction ends.
 */
export function visibleEvent(
  tx: Transaction,
  publicId: string,
  communities: readonly number[],
  holding?: Holding,
): Promise<VisibleEvent | undefined> {
  const named = sql`e.community_id = any(${communities}) and e.event_id = ${eventNumber(publicId)} and (e.kind = 'M') = ${publicId.startsWith('M')}`
  // A statement sees what was there when it began: the one that reads the event begins when the event is held.
  if (holding)
    pipelined(
      tx.rows(sql`select ${hold(holding, sql`coalesce(e.parent_event_id, e.event_id)`)} from event e where ${named}`),
    )
  return tx.first(
    sql<VisibleEvent>`
      select e.community_id as "communityId", e.event_id as "eventId", e.kind, e.parent_event_id as "parentEventId",
        coalesce(e.parent_event_id, e.event_id) as "registrationEventId", e.time_zone as "timeZone", c.clock, c.lengths,
        e.start_date as "startDate", e.end_date as "endDate", e.flights_enabled as "flightsEnabled",
        e.registration_type as "registrationType", e.settings,
        e.state in ('official', 'cancelled') or coalesce(m.state in ('official', 'cancelled'), false) as closed,
        coalesce(e.first_official_at, m.first_official_at) is not null as "wasOfficial",
        ${underCorrection(sql`e`)} or ${underCorrection(sql`m`)} as "underCorrection",
        e.kind = 'M' and exists (
          select from event r where r.community_id = e.community_id and r.parent_event_id = e.event_id and r.state = 'official') as "hasOfficialRounds"
      from event e join community c on c.community_id = e.community_id left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where ${named}`,
  )
}

/** Whether the results of the event in `row` were official, and are completed again with what was published kept. */
export function underCorrection(row: Sql): Sql {
  return sql`(${row}.state is not distinct from 'completed' and ${row}.first_official_at is not null and exists (
    select from published_board p where p.community_id = ${row}.community_id and p.event_id = ${row}.event_id))`
}

/** Holds the event with this id, by which players register, until the transaction ends. */
export function hold(holding: Holding, registrationEventId: Sql): Sql {
  return holding === 'alone'
    ? sql`pg_advisory_xact_lock(-${registrationEventId})`
    : sql`pg_advisory_xact_lock_shared(-${registrationEventId})`
}

/** The number in a public event id: `S-5209` is 5209. */
export function eventNumber(publicId: string): number {
  return Number(publicId.slice(2))
}

/** The public id of an event: `M-5208`, `S-5209`. */
export function publicEventId(kind: 'M' | 'R' | 'S', eventId: number): string {
  return `${kind === 'M' ? 'M' : 'S'}-${eventId}`
}
