import { lockOf } from '../handicaps/handicapChanges.ts'
import { handle } from '../operation/handler.ts'
import { changeTeamHandicap } from './changeTeamHandicap.ts'

export const lockTeamHandicap = handle('lockTeamHandicap', context => {
  const { query, now } = context
  const { lock } = query
  return changeTeamHandicap(context, lock ? 'teamHandicap.locked' : 'teamHandicap.unlocked', before => ({
    ...before,
    ...lockOf(before, lock, now),
  }))
})
