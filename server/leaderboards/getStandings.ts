import { handle } from '../handler.ts'
import { hasLeaderboard } from './leaderboards.sql.ts'

export const getStandings = handle('getStandings', async ({ event, params, tx, service, refuse }) => {
  const { communityId } = event
  const { leaderboardId } = params
  const standings = (await hasLeaderboard(tx, event, leaderboardId))
    ? await service.standings.of({ communityId, leaderboardId })
    : undefined
  return standings?.answer ?? refuse('NOT_FOUND', 'The event has no such leaderboard.')
})
