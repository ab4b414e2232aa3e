import { handle } from '../operation/handler.ts'
import { changeHandicap } from './changeHandicap.ts'
import { withLock } from './handicapChanges.ts'

export const lockPlayerHandicap = handle('lockPlayerHandicap', context => {
  const { lock } = context.query
  return changeHandicap(context, lock ? 'playerHandicap.locked' : 'playerHandicap.unlocked', withLock(lock))
})
