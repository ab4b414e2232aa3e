import { handle } from '../operation/handler.ts'
import { changeTeamHandicap } from './changeTeamHandicap.ts'

export const lockTeamHandicap = handle('lockTeamHandicap', context => {
  const { lock } = context.query
  return changeTeamHandicap(context, lock ? 'teamHandicap.locked' : 'teamHandicap.unlocked', before => ({
    ...before,
    locked: lock,
  }))
})
