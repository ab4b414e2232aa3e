import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { handicapValues, isChange } from './changeHandicap.ts'
import { withLock } from './handicapChanges.ts'
import { handicapsInEffect } from './handicapsInEffect.ts'
import { lockAllRegistrations, writeHandicaps } from './roundHandicap.sql.ts'

/** Locks or unlocks the handicaps of all players, in one change of the log. Answers how many were not so before. */
export async function lockHandicaps(
  tx: Transaction,
  event: VisibleEvent,
  lock: boolean,
  { record, now }: { readonly record: (change: Change) => Promise<void>; readonly now: Temporal.Instant },
): Promise<number> {
  const [, handicaps] = await Promise.all([lockAllRegistrations(tx, event), handicapsInEffect(tx, event, 'event')])
  const changed = handicaps
    .map(before => ({ before, after: withLock(lock, now)(before) }))
    .filter(({ before, after }) => isChange(before, after))
  if (changed.length > 0) {
    const { communityId, eventId } = event
    await Promise.all([
      writeHandicaps(
        tx,
        event,
        changed.map(({ after }) => handicapValues(after)),
      ),
      record({
        communityId,
        eventId,
        kind: lock ? 'playerHandicap.allLocked' : 'playerHandicap.allUnlocked',
        subject: { playerIds: changed.map(({ after }) => after.playerId) },
        before: { locked: changed.map(({ before }) => before.locked) },
        after: { locked: lock },
      }),
    ])
  }
  return changed.filter(({ before }) => before.locked !== lock).length
}
