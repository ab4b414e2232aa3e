import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Change, record } from '../../domain/audit/record.ts'
import { type RegistrationSettings, registrationSettings } from '../../domain/events/registrationSettings.ts'
import { holdPlayers } from '../../domain/players/holdPlayers.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Service } from '../../live/service.ts'
import { communitiesBelow } from '../links/links.sql.ts'
import { eventHead } from './eventHead.sql.ts'
import { lockedEvent } from './queue.sql.ts'
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

type EventKey = { readonly communityId: number; readonly eventId: number }

/**
 * Runs `work` with the event held, so that one at a time decides about its places, after the queue has been brought up to
 * the present; then tells the readers of the event. `playerIds`: who is known to be concerned, held before the event.
 * `actor` as in the audit.
 */
export async function inEvent<T>(
  service: Service,
  { playerIds, ...place }: EventKey & { readonly playerIds: readonly number[] },
  origin: { readonly actor: string; readonly requestId?: string },
  work: (context: Registering) => Promise<T>,
): Promise<T> {
  const scope = await service.database.read('everything', tx => communitiesBelow(tx, place.communityId))
  let changed = false
  const result = await service.database.write(scope, async tx => {
    changed = false
    await holdPlayers(tx, playerIds, 'change')
    const context = await held(tx, place, { ...origin, now: service.clock() }, () => {
      changed = true
    })
    await settleQueue(context)
    return work(context)
  })
  if (changed) service.changes.touched(place.communityId, place.eventId)
  return result
}

/** The event held in a transaction that is open already, and holds the players who are concerned. `onRecord` hears of each change. */
export async function held(
  tx: Transaction,
  { communityId, eventId }: EventKey,
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
