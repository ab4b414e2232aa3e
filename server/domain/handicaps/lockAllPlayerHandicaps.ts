import { handle } from '../operation/handler.ts'
import { handicapValues, isChange } from './changeHandicap.ts'
import { withLock } from './handicapChanges.ts'
import { handicapsInEffect } from './handicapsInEffect.ts'
import { lockAllRegistrations, writeHandicaps } from './roundHandicap.sql.ts'

export const lockAllPlayerHandicaps = handle('lockAllPlayerHandicaps', async ({ event, query, tx, record }) => {
  const { lock } = query
  const [, handicaps] = await Promise.all([lockAllRegistrations(tx, event), handicapsInEffect(tx, event, 'event')])
  const changed = handicaps
    .map(before => ({ before, after: withLock(lock)(before) }))
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
        before: { hcLocked: changed.map(({ before }) => before.locked) },
        after: { hcLocked: lock },
      }),
    ])
  }
  return { updated: changed.filter(({ before }) => before.locked !== lock).length, lock }
})
