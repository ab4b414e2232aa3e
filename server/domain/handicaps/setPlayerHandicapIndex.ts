import { fromDecimal } from '../../../rules/exact.ts'
import { handle } from '../operation/handler.ts'
import { changeHandicap, unlessLocked } from './changeHandicap.ts'
import { withIndex } from './handicapChanges.ts'

export const setPlayerHandicapIndex = handle('setPlayerHandicapIndex', context => {
  const { hcIndex, manualMsg: reason = null } = context.body
  const index = { indexTenths: fromDecimal(hcIndex), revisionDate: null, source: 'MANUAL', reason } as const
  return changeHandicap(context, 'playerHandicap.indexSet', unlessLocked(context.refuse, withIndex(index)))
})
