import { handle } from '../handler.ts'
import { standingsAsOf } from '../history/asOf.ts'
import { KeptAnswer } from '../http/answer.ts'
import { hasLeaderboard } from './leaderboards.sql.ts'

export const getStandings = handle('getStandings', async ({ event, params, query, tx, service, refuse }) => {
  const { communityId } = event
  const { leaderboardId } = params
  if (!(await hasLeaderboard(tx, event, leaderboardId)))
    return refuse('NOT_FOUND', 'The event has no such leaderboard.')
  if (query.asOf === undefined) {
    const now = await service.standings.of({ communityId, leaderboardId })
    return now?.answer ?? refuse('NOT_FOUND', 'The event has no such leaderboard.')
  }
  const then = await standingsAsOf(tx, communityId, leaderboardId, Temporal.Instant.from(query.asOf))
  if (!then) throw new Error(`Leaderboard ${leaderboardId} cannot be counted.`)
  return new KeptAnswer(then.text, then.version)
})
