import { handle } from '../../domain/operation/handler.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { hasScores } from './boardOfMatches.ts'
import { holdMatches, writeMatches } from './changeMatches.ts'
import { matchErrors } from './matchErrors.ts'
import { sideOf } from './matchId.ts'

export const addMatch = handle('addMatch', async ({ event, params, body, tx, record, refuse }) => {
  const doing = { tx, event, leaderboardId: params.leaderboardId, refuse, record }
  const held = await holdMatches(doing)
  const { a, b, round = 1, reason } = body
  const matches = [...held.matches, { a: sideOf(a), b: sideOf(b), round }]
  requireNone(refuse, await matchErrors(tx, event, held.live, matches, held.matches.length))
  if (hasScores(held.live, round - 1) && reason === undefined) refuse('REASON_REQUIRED', 'scores')
  return writeMatches(doing, held, matches, {
    kind: 'leaderboard.matchChanged',
    sideIds: [...a, ...b],
    said: { reason },
  })
})
