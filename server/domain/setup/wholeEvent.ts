import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type EventRow, eventsForUpdate } from './eventChange.sql.ts'

/** An event with its rounds, held for a change: the multi-round event or the single round event first. */
export type WholeEvent = {
  /** The event that was asked for. */
  readonly own: EventRow
  readonly first: EventRow
  readonly rounds: readonly EventRow[]
  /** A part as the rest of the domain takes it. */
  readonly partOf: (row: EventRow) => VisibleEvent
}

/** Reads the event of which `event` is a part, with all its rounds, and locks their rows. */
export async function wholeEvent(tx: Transaction, event: VisibleEvent): Promise<WholeEvent> {
  const rows = await eventsForUpdate(tx, event)
  const [first, ...rounds] = rows
  const own = rows.find(({ eventId }) => eventId === event.eventId)
  if (!first || !own) throw new Error(`Event ${event.eventId} was visible and is gone.`)
  const partOf = ({ eventId, kind, timeZone, startDate, endDate, settings }: EventRow): VisibleEvent => ({
    ...event,
    eventId,
    kind,
    parentEventId: kind === 'R' ? first.eventId : null,
    timeZone,
    startDate,
    endDate,
    settings,
  })
  return { own, first, rounds, partOf }
}
