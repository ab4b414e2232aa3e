import { publicEventId, type VisibleEvent } from '../access/visibleEvent.ts'
import type { StateRow } from './eventState.sql.ts'
import { stateInEffect } from './eventState.ts'

/** The state of an event as the interface shows it. For a round it is the one in effect, with its own besides where they differ. */
export function eventStateRecord(event: VisibleEvent, own: StateRow, parent: StateRow | undefined) {
  const state = stateInEffect(own.state, parent?.state ?? null)
  const covered = state !== own.state
  const revised = [own.revisedAt, parent?.revisedAt].flatMap(at => at ?? []).sort()
  return {
    eventId: publicEventId(event.kind, event.eventId),
    state,
    ...(covered && { ownState: own.state }),
    stateDt: covered && parent ? parent.stateAt : own.stateAt,
    ...(revised.length > 0 && { revisedDt: revised.at(-1) ?? '' }),
  }
}
