import { isDeepStrictEqual } from 'node:util'
import { membersOf } from '../../domain/leaderboards/sides.ts'
import { withdrawnConcessions } from '../../domain/leaderboards/withdrawnConcessions.ts'
import { from } from '../../domain/operation/from.ts'
import { handle } from '../../domain/operation/handler.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { hasScores } from './boardOfMatches.ts'
import { holdMatches, writeMatches } from './changeMatches.ts'
import { matchErrors } from './matchErrors.ts'
import { matchId, sideOf } from './matchId.ts'
import { outcomeErrors } from './outcomeErrors.ts'
import { wholeOutcome } from './wholeOutcome.ts'

export const updateMatch = handle('updateMatch', async ({ event, params, body, tx, record, refuse }) => {
  const doing = { tx, event, leaderboardId: params.leaderboardId, refuse, record }
  const held = await holdMatches(doing)
  const at = held.matches.findIndex(one => matchId(one) === params.matchId)
  const present = held.matches[at]
  if (!present) return refuse('NOT_FOUND', 'match')
  const row = `leaderboard/${params.leaderboardId}`
  const [ownBefore, othersBefore] = [[...membersOf(present.a)], [...membersOf(present.b)]]
  const a = from(refuse, '/a', body.a, ownBefore, row) ?? ownBefore
  const b = from(refuse, '/b', body.b, othersBefore, row) ?? othersBefore
  const given = from(refuse, '/outcome', body.outcome, present.outcome ?? null, row)
  const outcome = given === undefined ? present.outcome : given === null ? undefined : wholeOutcome(given)
  const { outcome: before, ...who } = present
  const match = { ...who, a: sideOf(a), b: sideOf(b), ...(outcome && { outcome }) }
  const matches = held.matches.with(at, match)
  const isNew = outcome !== undefined && !isDeepStrictEqual(outcome, before)
  requireNone(refuse, isNew ? outcomeErrors(held.live, match, outcome) : [])
  requireNone(refuse, [
    ...withdrawnConcessions(held.matches, matches, '/outcome'),
    ...(await matchErrors(tx, event, held.live, matches, at)),
  ])
  const meetsOthers = matchId(match) !== params.matchId
  const { reason } = body
  if (isNew && outcome.by === 'committee' && reason === undefined) refuse('REASON_REQUIRED', 'committee')
  const isCorrected = before !== undefined && (isNew || outcome === undefined)
  const hasBegun = isCorrected || (meetsOthers && hasScores(held.live, (who.round ?? 1) - 1))
  if (hasBegun && reason === undefined) refuse('REASON_REQUIRED', 'scores')
  return writeMatches(doing, held, matches, {
    kind: 'leaderboard.matchChanged',
    sideIds: [...new Set([...ownBefore, ...othersBefore, ...a, ...b])],
    said: { reason, ...(isNew && { result: outcome.result }) },
  })
})
