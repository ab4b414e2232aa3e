import { membersOf } from '../../domain/leaderboards/sides.ts'
import { withdrawnConcessions } from '../../domain/leaderboards/withdrawnConcessions.ts'
import { handle } from '../../domain/operation/handler.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { hasScores } from './boardOfMatches.ts'
import { holdMatches, writeMatches } from './changeMatches.ts'
import { matchId } from './matchId.ts'

export const removeMatch = handle('removeMatch', async ({ event, params, query, tx, record, refuse }) => {
  const doing = { tx, event, leaderboardId: params.leaderboardId, refuse, record }
  const held = await holdMatches(doing)
  const match = held.matches.find(one => matchId(one) === params.matchId)
  if (!match) return refuse('NOT_FOUND', 'match')
  const matches = held.matches.filter(one => one !== match)
  requireNone(refuse, withdrawnConcessions(held.matches, matches, '/outcome'))
  const { round = 1 } = match
  const { reason } = query
  if (hasScores(held.live, round - 1) && reason === undefined) refuse('REASON_REQUIRED', 'scores')
  return writeMatches(doing, held, matches, {
    kind: 'leaderboard.matchChanged',
    sideIds: [...membersOf(match.a), ...membersOf(match.b)],
    said: { reason },
  })
})
