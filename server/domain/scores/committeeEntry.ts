import { randomUUID } from 'node:crypto'
import { timestampText } from '../../kernel/database/timestampText.ts'
import type { NewEntry } from './appendToLog.ts'
import type { CardOwner } from './card.ts'

type Said = Pick<NewEntry, 'kind'> & Partial<Omit<NewEntry, 'kind' | keyof CardOwner>>

/** An entry that the service makes for the committee; what `said` leaves out is null. */
export function committeeEntry(
  { side, sideId }: CardOwner,
  by: { readonly actor: string; readonly reason?: string | undefined; readonly now: Temporal.Instant },
  said: Said,
): NewEntry {
  return {
    side,
    sideId,
    entryId: randomUUID(),
    hole: null,
    value: null,
    status: null,
    register: 'C',
    scorer: 'committee',
    actor: by.actor,
    device: 'server',
    deviceSequence: 0,
    tappedAt: timestampText(by.now),
    reason: by.reason ?? null,
    ...said,
  }
}
