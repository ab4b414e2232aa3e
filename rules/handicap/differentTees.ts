/** Strokes that make up for tees of different par or rating in one competition. */

import { highest, lowest } from '../exact.ts'
import type { NineValues } from '../game.ts'

/**
 * Strokes to add to the playing handicaps of players on tees of different par, in the order of `pars`. Where net strokes
 * decide (stroke play, match play) they are par less the lowest par in the competition, or less the highest when most
 * players play that. Where everybody is scored against the par of their own tees (Stableford, par/bogey, a board by score
 * to par) they are 0. Rules of Handicapping 6.2b.
 */
export function parDifferences(
  pars: readonly number[],
  decidedBy: 'netStrokes' | 'ownPar',
  relativeTo: 'lowestPar' | 'highestPar' = 'lowestPar',
): readonly number[] {
  if (decidedBy === 'ownPar') return pars.map(() => 0)
  const reference = (relativeTo === 'lowestPar' ? lowest(pars) : highest(pars)) ?? 0
  return pars.map(par => par - reference)
}

/** The values of a player's own tees, with the par against which a team with one ball is scored. */
export function againstPar(own: NineValues, scoredPar: number): NineValues {
  return { ...own, par: scoredPar }
}
