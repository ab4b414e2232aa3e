/** How far apart the handicaps of a team may be. */

import { lowest } from '../exact.ts'

/**
 * The handicaps of a team whose players may be at most `maximum` strokes apart: higher ones are reduced to the lowest plus
 * the maximum. A term of the competition; the Rules of Handicapping have asked for no reduction since 2020.
 */
export function limitDifference(handicaps: readonly number[], maximum: number): readonly number[] {
  const limit = (lowest(handicaps) ?? 0) + maximum
  return handicaps.map(handicap => (handicap > limit ? limit : handicap))
}

/** Whether the players of a team are at most `maximum` strokes apart. */
export function isWithinDifference(handicaps: readonly number[], maximum: number): boolean {
  return limitDifference(handicaps, maximum).every((limited, index) => limited === handicaps[index])
}
