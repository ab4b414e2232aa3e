import { said } from '../../../contract/words/say.ts'
import { playMatch } from '../../../rules/formats/match.ts'
import { wrongResult } from '../../domain/leaderboards/contradictions.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import type { LiveBoard } from '../boardInput.ts'
import type { MadeMatch } from './matchId.ts'
import { playedHoles } from './playedHoles.ts'

/** Why a match cannot have ended like this: it was over before it was conceded, or has no such result. */
export function outcomeErrors(
  live: LiveBoard,
  match: MadeMatch,
  outcome: NonNullable<MadeMatch['outcome']>,
): readonly FieldError[] {
  const { winner, result, by } = outcome
  if (!live.format.playedMatches) return [{ pointer: '/outcome', message: said('fields.isOfMatchesOnly') }]
  const holes = playedHoles(live, match)
  if (winner === null && (by === 'concession' || by === 'extraHoles'))
    return [{ pointer: '/outcome/winner', message: said('fields.mustNameWinner') }]
  if (by === 'concession') {
    const state = playMatch(holes.map(hole => hole.winner))
    const message = said('fields.isOverSince', { result: state.result })
    return state.finished ? [{ pointer: '/outcome/by', message }] : []
  }
  const message = result === '' ? said('fields.mustSayResult') : wrongResult(outcome, holes.length || 18)
  return message ? [{ pointer: '/outcome/result', message }] : []
}
