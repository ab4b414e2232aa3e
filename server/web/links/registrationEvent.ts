import { publicEventId, type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'

/** The event that players register for: of a round, its multi-round event. */
export async function registrationEvent(tx: Transaction, event: VisibleEvent): Promise<VisibleEvent> {
  if (event.kind !== 'R') return event
  const whole = await visibleEvent(tx, publicEventId('M', event.registrationEventId), [event.communityId])
  if (!whole) throw new Error(`Round ${event.eventId} has no multi-round event.`)
  return whole
}
