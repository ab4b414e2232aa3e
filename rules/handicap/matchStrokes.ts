import { lowest } from '../exact.ts'

/**
 * Strokes that each player or side receives in a match: playing handicaps (after the allowance and the limit of the
 * competition and, for one ball, after rounding the side's handicap) less the lowest of them, so that the lowest plays off 0 and a plus handicap gives its
 * strokes to the others. Also for skins and games "off the low ball". Rules of Handicapping 6.2, Appendix C.
 */
export function matchStrokes(playingHandicaps: readonly number[]): readonly number[] {
  const scratch = lowest(playingHandicaps) ?? 0
  return playingHandicaps.map(handicap => handicap - scratch)
}
