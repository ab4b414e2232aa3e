import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type Change, record } from '../audit/record.ts'
import { type RegistrationSettings, registrationSettings } from '../events/registrationSettings.ts'
import { eventHead } from './eventHead.sql.ts'
import { eventByNumber } from './queue.sql.ts'

/** A locked event, for which nobody else can register meanwhile, and what a change of its registrations works with. */
export type HeldEvent = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly state: string
  readonly settings: RegistrationSettings
  readonly now: Temporal.Instant
  /** Of the player who does something on a page. */
  readonly language?: Language
  readonly record: (change: Pick<Change, 'kind' | 'subject' | 'before' | 'after'>) => Promise<void>
}

/**
 * Locks the event until the transaction ends, so that its places are given out one request at a time. The players concerned
 * must be locked before (see decision 031).
 */
export async function holdEvent(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  origin: { readonly actor: string; readonly requestId?: string; readonly now: Temporal.Instant },
): Promise<HeldEvent> {
  const event = await eventByNumber(tx, communityId, eventId, 'hold')
  if (!event) throw new Error(`Event ${eventId} is gone.`)
  return {
    tx,
    event,
    state: (await eventHead(tx, event)).state,
    settings: registrationSettings(event),
    now: origin.now,
    record: change => record(tx, { communityId, eventId, ...change }, origin),
  }
}

/** The same in a step of a person, which has the event for itself already (decision 050). */
export async function heldByStep({
  tx,
  event,
  now,
  record: recordChange,
}: {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly now: Temporal.Instant
  readonly record: (change: Change) => Promise<void>
}): Promise<HeldEvent> {
  const { communityId, eventId } = event
  return {
    tx,
    event,
    state: (await eventHead(tx, event)).state,
    settings: registrationSettings(event),
    now,
    record: change => recordChange({ communityId, eventId, ...change }),
  }
}
