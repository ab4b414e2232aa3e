import { pageOf } from '../database/list.ts'
import { handle } from '../handler.ts'
import { handicapsInEffect } from './handicapsInEffect.ts'
import { playerHandicapRecord } from './playerHandicapRecord.ts'

export const searchPlayerHandicaps = handle('searchPlayerHandicaps', async ({ event, criteria, page, tx }) => {
  const { playerIds, courseId, teeId, hcLocked } = criteria
  const handicaps = await handicapsInEffect(tx, event, 'event', playerIds)
  const found = handicaps.filter(
    ({ tee, locked }) =>
      (courseId === undefined || tee?.courseId === courseId) &&
      (teeId === undefined || tee?.teeId === teeId) &&
      (hcLocked === undefined || locked === hcLocked),
  )
  return pageOf(found, ({ playerId }) => [playerId], page, playerHandicapRecord)
})
