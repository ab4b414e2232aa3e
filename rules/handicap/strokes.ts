/** The strokes that a player receives, hole by hole. */

import { quotient, remainder } from '../exact.ts'
import type { Explanation, Hole } from '../game.ts'

/**
 * Strokes received on each hole, in the order of `holes`; negative where a plus handicap gives strokes back. The sum is
 * exactly `playingHandicap`, which counts for these holes (the nine-hole value for nine holes).
 *
 * Strokes go to the holes from the hardest on, are given back from the easiest on, and start again after each whole
 * turn. Holes out of a longer table are ranked again among themselves; equal or missing stroke indexes (below 1) go by
 * hole order, missing ones last. Rules of Handicapping, Appendix E.
 */
export function strokesReceived(playingHandicap: number, holes: readonly Hole[]): readonly number[] {
  if (holes.length === 0) return []
  const everywhere = quotient(playingHandicap, holes.length)
  const extra = remainder(playingHandicap, holes.length)
  return strokeOrder(holes).map(rank => everywhere + (rank <= extra ? 1 : 0))
}

/**
 * Strokes received on the holes of a part of a round (12 or 14 holes, a hole range): allocated over the whole table of
 * holes that the handicap counts for, then cut to the holes played. `playedHoleNumbers` in the order of the answer; a
 * number that the table lacks receives 0.
 */
export function strokesReceivedOn(
  playingHandicap: number,
  table: readonly Hole[],
  playedHoleNumbers: readonly number[],
): readonly number[] {
  const strokes = strokesReceived(playingHandicap, table)
  return playedHoleNumbers.map(number => strokes[table.findIndex(hole => hole.number === number)] ?? 0)
}

/** Why each hole receives what it does, hole by hole; for strokes of a match as well. */
export function explainStrokes(holes: readonly Hole[], strokes: readonly number[]): Explanation {
  const order = strokeOrder(holes)
  return holes.map((hole, index) => ({
    what: `strokes on hole ${hole.number}`,
    formula: `stroke index ${hole.strokeIndex}, rank ${order[index]} of ${holes.length}`,
    result: `${strokes[index] ?? 0}`,
    rule: 'Rules of Handicapping, Appendix E',
  }))
}

/** The rank of each hole by stroke index among `holes`, 1 the hardest: a permutation of 1 to the number of holes. */
export function strokeOrder(holes: readonly Hole[]): readonly number[] {
  return holes.map((hole, at) =>
    holes.reduce((rank, other, index) => rank + (isHarder(other, index, hole, at) ? 1 : 0), 1),
  )
}

function isHarder(a: Hole, aAt: number, b: Hole, bAt: number): boolean {
  if (a.strokeIndex === b.strokeIndex) return aAt < bAt
  if (a.strokeIndex < 1 || b.strokeIndex < 1) return b.strokeIndex < 1 && (a.strokeIndex >= 1 || aAt < bAt)
  return a.strokeIndex < b.strokeIndex
}
