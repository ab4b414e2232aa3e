import { hasLeaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { Later } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'

export const explainStanding = handleLive('explainStanding', async ({ event, params, query, tx, service, refuse }) => {
  const { leaderboardId, sideId } = params
  if (!(await hasLeaderboard(tx, event, leaderboardId))) refuse('NOT_FOUND', 'leaderboard')
  const { communityId } = event
  return new Later(async () => {
    const explained = await service.standings.explain({ communityId, leaderboardId }, sideId, query)
    if (!explained) return refuse('NOT_FOUND', 'standing')
    return explained
  })
})
