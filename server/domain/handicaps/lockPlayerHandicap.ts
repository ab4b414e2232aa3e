import { handle } from '../operation/handler.ts'
import { changeHandicap } from './changeHandicap.ts'
import { withLock } from './handicapChanges.ts'

export const lockPlayerHandicap = handle('lockPlayerHandicap', context => {
  const { query, now } = context
  const kind = query.lock ? 'playerHandicap.locked' : 'playerHandicap.unlocked'
  return changeHandicap(context, kind, withLock(query.lock, now))
})
