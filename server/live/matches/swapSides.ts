import type { swapSides as entry } from '../../../contract/matches/console.ts'
import type { BodyOf } from '../../../contract/operation.ts'
import { membersOf } from '../../domain/leaderboards/sides.ts'
import { withdrawnConcessions } from '../../domain/leaderboards/withdrawnConcessions.ts'
import { handle } from '../../domain/operation/handler.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { hasScores } from './boardOfMatches.ts'
import { holdMatches, writeMatches } from './changeMatches.ts'
import { matchErrors } from './matchErrors.ts'
import { type MadeMatch, matchId } from './matchId.ts'

type Seat = BodyOf<typeof entry>['one']

export const swapSides = handle('swapSides', async ({ event, params, body, tx, record, refuse }) => {
  const doing = { tx, event, leaderboardId: params.leaderboardId, refuse, record }
  const held = await holdMatches(doing)
  const { one, other, reason } = body
  const whoSits = (seat: Seat): MadeMatch['a'] => {
    if ('sideId' in seat) return seat.sideId
    return held.matches.find(match => matchId(match) === seat.matchId)?.[seat.which] ?? refuse('NOT_FOUND', 'match')
  }
  const [first, second] = [whoSits(one), whoSits(other)]
  const matches = seated(seated(held.matches, held.matches, one, second), held.matches, other, first)
  const touched = held.matches.flatMap((match, at) => (match === matches[at] ? [] : [at]))
  requireNone(refuse, [
    ...withdrawnConcessions(held.matches, matches, '/one'),
    ...(await Promise.all(touched.map(at => matchErrors(tx, event, held.live, matches, at)))).flatMap(errors =>
      errors.map(error => ({ ...error, pointer: '/other' })),
    ),
  ])
  const hasBegun = touched.some(at => hasScores(held.live, (held.matches[at]?.round ?? 1) - 1))
  if (hasBegun && reason === undefined) refuse('REASON_REQUIRED', 'scores')
  return writeMatches(doing, held, matches, {
    kind: 'leaderboard.matchChanged',
    sideIds: [...membersOf(first), ...membersOf(second)],
    said: { reason },
  })
})

/** The matches with somebody else in a seat, which is named by the matches `before`. How a match ended is not said any more. */
function seated(
  matches: readonly MadeMatch[],
  before: readonly MadeMatch[],
  seat: Seat,
  who: MadeMatch['a'],
): readonly MadeMatch[] {
  if ('sideId' in seat) return matches
  return matches.map((match, at) => {
    const was = before[at]
    if (!was || matchId(was) !== seat.matchId) return match
    const { outcome: _, ...sides } = match
    return { ...sides, [seat.which]: who }
  })
}
