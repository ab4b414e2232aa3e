import type { Shortening } from '../../../contract/settings/shortening.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { eventsAtLevel } from './eventOrRounds.sql.ts'
import { type EventState, stateInEffect } from './eventState.ts'

export type RoundOfBoard = {
  readonly eventId: number
  readonly state: EventState
  readonly isOver: boolean
  /** What counts of it, where the committee has shortened it. */
  readonly shortening: Shortening | null
}

/** The rounds in order, with their states and what counts of them, now or at `moment`. A round that is over changes only by correction. */
export async function roundsOfBoard(
  tx: Transaction,
  event: VisibleEvent,
  moment?: string,
): Promise<readonly RoundOfBoard[]> {
  const rows = await tx.rows(
    sql<Omit<RoundOfBoard, 'isOver'> & { parentState: EventState | null }>`
      select e.event_id as "eventId", ${stateAt(sql`e`, moment)} as state, ${stateAt(sql`m`, moment)} as "parentState",
        ${shorteningAt(sql`e`, moment)} as shortening
      from event e left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where ${eventsAtLevel(event, 'rounds')}
      order by e.round_number, e.event_id`,
  )
  return rows.map(({ eventId, state: own, parentState, shortening }) => {
    const state = stateInEffect(own, parentState)
    const isOver = state === 'completed' || state === 'official' || parentState === 'completed'
    return { eventId, state, isOver, shortening }
  })
}

/** The state of an event at a moment: the state before the first change after it. */
function stateAt(event: Sql, moment: string | undefined): Sql {
  if (moment === undefined) return sql`${event}.state`
  return sql`coalesce(
    (select a.before ->> 'state' from audit a
      where a.community_id = ${event}.community_id and a.event_id = ${event}.event_id and a.action = 'event.stateSet'
        and a.at > ${moment}::timestamptz order by a.audit_id limit 1),
    ${event}.state)`
}

/** What counted of an event at a moment: as before the first change after it. */
function shorteningAt(event: Sql, moment: string | undefined): Sql {
  if (moment === undefined) return sql`${event}.shortening`
  return sql`coalesce(
    (select a.before -> 'shortening' from audit a
      where a.community_id = ${event}.community_id and a.event_id = ${event}.event_id and a.action = 'event.shortened'
        and a.at > ${moment}::timestamptz order by a.audit_id limit 1),
    ${event}.shortening)`
}
