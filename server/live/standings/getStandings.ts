import { hasLeaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { CachedBody } from '../../kernel/http/answer.ts'
import { Later } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'
import { standingsAsOf } from '../standingsAsOf.ts'

export const getStandings = handleLive('getStandings', async ({ event, params, query, tx, service, refuse }) => {
  const { communityId } = event
  const { leaderboardId } = params
  if (!(await hasLeaderboard(tx, event, leaderboardId))) return refuse('NOT_FOUND', 'leaderboard')
  if (query.asOf === undefined) {
    return new Later(async () => {
      const now = await service.standings.of({ communityId, leaderboardId })
      return now?.answer ?? refuse('NOT_FOUND', 'leaderboard')
    })
  }
  const then = await standingsAsOf(tx, communityId, leaderboardId, Temporal.Instant.from(query.asOf))
  if (!then) throw new Error(`Leaderboard ${leaderboardId} cannot be counted.`)
  return new CachedBody(then.text, then.version)
})
