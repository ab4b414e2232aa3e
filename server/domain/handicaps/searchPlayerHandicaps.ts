import { PlayerHandicap } from '../../../contract/handicaps/published.ts'
import { filledPage } from '../../kernel/database/filledPage.ts'
import { isWhole } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'
import { namedPlayers } from '../teams/namedSides.sql.ts'
import { handicapsInEffect } from './handicapsInEffect.ts'
import { playerHandicapRecord } from './playerHandicapRecord.ts'
import { registeredIds } from './roundHandicap.sql.ts'

export const searchPlayerHandicaps = handle('searchPlayerHandicaps', async ({ event, criteria, page, tx }) => {
  const { courseId, teeId, locked: wanted } = criteria
  const playerIds = await namedPlayers(tx, event, criteria)
  const found = async (ids: readonly number[] | undefined) =>
    (await handicapsInEffect(tx, event, 'event', ids)).filter(
      ({ tee, locked }) =>
        (courseId === undefined || tee?.courseId === courseId) &&
        (teeId === undefined || tee?.teeId === teeId) &&
        (wanted === undefined || locked === wanted),
    )
  const [seen = 0] = (page.after ?? []).map(Number)
  return filledPage(
    PlayerHandicap,
    {
      rows: async (last: number = seen, count) =>
        isWhole(page) ? [] : registeredIds(tx, event, playerIds, last, count),
      items: (ids: readonly number[]) => found(isWhole(page) ? playerIds : ids),
      keys: ({ playerId }) => [playerId],
      show: playerHandicapRecord,
    },
    page,
  )
})
