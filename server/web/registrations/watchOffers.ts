import { eventsWithQueue } from '../../domain/registrations/queue.sql.ts'
import { background } from '../../kernel/background.ts'
import type { Service } from '../../live/service.ts'
import { inEvent } from './inEvent.ts'

const minute = 60_000

/** Looks every minute after the waiting lists of all events: offers end, and places that became free are offered. */
export function watchOffers(service: Service): { readonly stop: () => void } {
  // A minute that fails, because the database is away, is made up by the next.
  const timer = setInterval(
    () => background('Waiting lists could not be brought up to date', () => settleAll(service)),
    minute,
  )
  return { stop: () => clearInterval(timer) }
}

/** Brings every waiting list up to the present. Several servers may do it at once. */
export async function settleAll(service: Service): Promise<void> {
  const events = await service.database.read('everything', eventsWithQueue)
  for (const event of events)
    await inEvent(service, { ...event, playerIds: [] }, { actor: 'service' }, async () => undefined)
}
