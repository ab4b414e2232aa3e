import { handle } from '../../domain/operation/handler.ts'
import { leaderboardDetail } from './leaderboardDetail.ts'

export const getLeaderboard = handle('getLeaderboard', async ({ event, params, tx, language, refuse }) => {
  return (await leaderboardDetail(tx, event, params.leaderboardId, language)) ?? refuse('NOT_FOUND', 'leaderboard')
})
