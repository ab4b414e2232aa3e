import { fromDecimal } from '../../../rules/exact.ts'
import { handle } from '../operation/handler.ts'
import { changeTeamHandicap } from './changeTeamHandicap.ts'

export const setTeamHandicap = handle('setTeamHandicap', context => {
  const { hcIndex, hcCourse, hcPlaying, manualMsg: reason = null } = context.body
  return changeTeamHandicap(context, 'teamHandicap.set', before => {
    if (before.locked) context.refuse('HANDICAP_LOCKED', 'team')
    const indexTenths = hcIndex === undefined ? before.indexTenths : fromDecimal(hcIndex)
    return { ...before, indexTenths, hcCourse, hcPlaying, reason }
  })
})
