import { type CutRule, makeCut } from './makeCut.ts'
import { type Combining, type Scoring, type Total, totalOf } from './rounds.ts'
import type { SideRounds } from './standings.ts'

/**
 * The totals after the cuts that are due. A side that missed a cut keeps its total up to then, without a position or ranked
 * behind the finishers, as the cut says. `current` is the index of the round in play.
 *
 * A cut is due when a later round has begun, or when everybody still in has finished the round before it.
 */
export function afterCuts(
  sides: readonly SideRounds[],
  totals: readonly Total[],
  current: number | null,
  scoring: Scoring,
  combining: Combining,
): readonly Total[] {
  if (current === null) return totals
  return (combining.cuts ?? []).reduce((left, cut) => afterCut(sides, left, current, cut, scoring, combining), totals)
}

function afterCut(
  sides: readonly SideRounds[],
  totals: readonly Total[],
  current: number,
  cut: CutRule,
  scoring: Scoring,
  combining: Combining,
): readonly Total[] {
  const rounds = Array.from({ length: cut.afterRound }, (_, round) => round)
  const finished = sides.map(side => totalOf(side.rounds, rounds, scoring, { ...combining, final: true }))
  const isIn = (at: number) => totals[at]?.without !== 'missedCut' && !totals[at]?.behind
  const isDue = current >= cut.afterRound || (current === cut.afterRound - 1 && allFinished(finished, isIn))
  if (!isDue) return totals
  const field = sides.map((side, at) => ({
    total: isIn(at) ? (finished[at]?.value ?? null) : null,
    amateur: side.amateur ?? false,
    flightId: side.flightId ?? null,
  }))
  const { made } = makeCut(field, cut, scoring.ranks)
  return totals.map((total, at) => {
    const before = finished[at]
    if (made[at] || !isIn(at) || !before?.value || isOut(total)) return total
    const shown = totalOf(sides[at]?.rounds ?? [], rounds, scoring, combining)
    return cut.missed === 'stoppedBySecondCut'
      ? { ...shown, behind: true }
      : { ...shown, key: null, without: 'missedCut' }
  })
}

/** Whether nobody who is still in has holes left to play. */
function allFinished(finished: readonly Total[], isIn: (at: number) => boolean): boolean {
  return finished.every((total, at) => !isIn(at) || total.value !== null || isOut(total))
}

/** Whether a side is out of the event for a reason other than a cut. */
function isOut({ without }: Total): boolean {
  return (
    without === 'withdrawn' ||
    without === 'disqualified' ||
    without === 'noReturn' ||
    without === 'noShow' ||
    without === 'withoutHandicap'
  )
}
