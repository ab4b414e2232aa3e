/** The strokes that a player receives, hole by hole. */

import { quotient, remainder } from '../exact.ts'
import type { Explanation, Hole } from '../game.ts'
import { appendixOfHandicapping, phrase } from '../phrases.ts'

/**
 * Strokes received on each hole, in the order of `holes`; negative where a plus handicap gives strokes back. They add up
 * to exactly `playingHandicap`, the one for these holes (the nine-hole value for nine holes).
 *
 * Strokes are received from the hardest hole on and given back from the easiest on, beginning again once every hole has
 * one. Holes from a longer table are ranked again among themselves; equal or missing stroke indexes (below 1) keep the
 * order of the holes, missing ones last. Rules of Handicapping, Appendix E.
 */
export function strokesReceived(playingHandicap: number, holes: readonly Hole[]): readonly number[] {
  if (holes.length === 0) return []
  const everywhere = quotient(playingHandicap, holes.length)
  const extra = remainder(playingHandicap, holes.length)
  return strokeOrder(holes).map(rank => everywhere + (rank <= extra ? 1 : 0))
}

/**
 * Strokes received on the holes of part of a round (12 or 14 holes, a range of holes): allocated over the whole table that
 * the handicap is for, then reduced to the holes played. In the order of `playedHoleNumbers`; a number that the table lacks
 * receives 0.
 */
export function strokesReceivedOn(
  playingHandicap: number,
  table: readonly Hole[],
  playedHoleNumbers: readonly number[],
): readonly number[] {
  const strokes = strokesReceived(playingHandicap, table)
  return playedHoleNumbers.map(number => strokes[table.findIndex(hole => hole.number === number)] ?? 0)
}

/** Explains the strokes received, hole by hole; works for the strokes of a match too. */
export function explainStrokes(holes: readonly Hole[], strokes: readonly number[]): Explanation {
  const order = strokeOrder(holes)
  return holes.map((hole, index) => ({
    what: phrase('strokesOnHole', { hole: hole.number }),
    formula: phrase('strokeIndexAndRank', {
      index: hole.strokeIndex,
      rank: order[index] ?? 0,
      holes: holes.length,
    }),
    result: `${strokes[index] ?? 0}`,
    rule: appendixOfHandicapping('E'),
  }))
}

/** The rank of each hole by stroke index among `holes`: a permutation of 1 (the hardest) to the number of holes. */
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
