import { communitiesBelow } from '../access/links.sql.ts'
import { type Change, record } from '../audit/record.ts'
import type { Transaction } from '../database/connect.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import type { Service } from '../service.ts'
import { eventHead } from './eventHead.sql.ts'
import { lockedEvent } from './queue.sql.ts'
import { type RegistrationSettings, registrationSettings } from './settings.ts'
import { settleQueue } from './settleQueue.ts'

/** What a change of registrations works with. */
export type Registering = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly state: string
  readonly settings: RegistrationSettings
  readonly now: Temporal.Instant
  readonly record: (change: Pick<Change, 'kind' | 'subject' | 'before' | 'after'>) => Promise<void>
}

type Place = { readonly communityId: number; readonly eventId: number }

/**
 * Runs `work` with the event held, so that one at a time decides about its places, after the queue has been brought up to
 * the present; then tells the readers of the event. `actor` as in the audit.
 */
export async function inEvent<T>(
  service: Service,
  place: Place,
  origin: { readonly actor: string; readonly requestId?: string },
  work: (context: Registering) => Promise<T>,
): Promise<T> {
  const scope = await service.database.read('everything', tx => communitiesBelow(tx, place.communityId))
  let changed = false
  const result = await service.database.write(scope, async tx => {
    changed = false
    const context = await held(tx, place, { ...origin, now: service.clock() }, () => {
      changed = true
    })
    await settleQueue(context)
    return work(context)
  })
  if (changed) service.changes.touched(place.communityId, place.eventId)
  return result
}

/** The event held in a transaction that is open already. `onRecord` hears of each change. */
export async function held(
  tx: Transaction,
  { communityId, eventId }: Place,
  origin: { readonly actor: string; readonly requestId?: string; readonly now: Temporal.Instant },
  onRecord: () => void = () => undefined,
): Promise<Registering> {
  const event = await lockedEvent(tx, communityId, eventId)
  if (!event) throw new Error(`Event ${eventId} is gone.`)
  return {
    tx,
    event,
    state: (await eventHead(tx, event)).state,
    settings: registrationSettings(event),
    now: origin.now,
    record: change => {
      onRecord()
      return record(tx, { communityId, eventId, ...change }, origin)
    },
  }
}
