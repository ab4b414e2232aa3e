/** The most that the handicaps of a team may differ. */

import { lowest } from '../exact.ts'

/**
 * Handicaps of a team whose players may differ by no more than `maximum` strokes: higher ones are reduced to the lowest
 * plus the maximum. A term of the competition, not of the Rules of Handicapping, which ask for no reduction since 2020.
 */
export function limitDifference(handicaps: readonly number[], maximum: number): readonly number[] {
  const limit = (lowest(handicaps) ?? 0) + maximum
  return handicaps.map(handicap => (handicap > limit ? limit : handicap))
}

/** Whether the players of a team differ by no more than `maximum` strokes. */
export function isWithinDifference(handicaps: readonly number[], maximum: number): boolean {
  return limitDifference(handicaps, maximum).every((limited, index) => limited === handicaps[index])
}
