import { handle, RawJson } from '../handler.ts'
import { hasLeaderboard } from './leaderboards.sql.ts'

export const explainStanding = handle('explainStanding', async ({ event, params, query, tx, service, refuse }) => {
  const { leaderboardId, sideId } = params
  if (!(await hasLeaderboard(tx, event, leaderboardId))) refuse('NOT_FOUND', 'The event has no such leaderboard.')
  const { communityId } = event
  const explained = await service.standings.explain({ communityId, leaderboardId }, sideId, query)
  if (!explained) return refuse('NOT_FOUND', 'Nobody with this id is on the leaderboard, or it has no such round.')
  return new RawJson(JSON.stringify(explained))
})
