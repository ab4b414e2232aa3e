import { pageOf } from '../database/list.ts'
import { handle } from '../handler.ts'
import { requireRound } from './changeTeamHandicap.ts'
import { teamHandicapRecord } from './teamHandicapRecord.ts'
import { teamHandicapsInEffect } from './teamHandicapsInEffect.ts'

export const searchTeamHandicaps = handle('searchTeamHandicaps', async ({ event, criteria, page, tx }) => {
  requireRound(event)
  const { hcLocked, ...choice } = criteria
  const handicaps = await teamHandicapsInEffect(tx, event, 'event', choice)
  const found = handicaps.filter(({ locked }) => hcLocked === undefined || locked === hcLocked)
  return pageOf(found, ({ teamId }) => [teamId], page, teamHandicapRecord)
})
