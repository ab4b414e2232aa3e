import { quotient } from '../exact.ts'
import { cutIntoGroups } from './groupSizes.ts'

/**
 * Groups of a later round by the standings, `ranked` best first (level players in the order that the committee wants).
 *
 * One tee: the worst go first, the leaders last, and a short group goes first of all. Two tees: the better half starts
 * on the first tee, worst first and leaders last; the others on the second tee, best first and worst last. One list of
 * groups for each tee, in the order of their starts; inside a group the best first.
 */
export function groupsByScore<Player>(
  ranked: readonly Player[],
  groupSize: number,
  tees: 1 | 2,
): readonly (readonly (readonly Player[])[])[] {
  const groups = cutIntoGroups(ranked, groupSize)
  if (tees === 1) return [[...groups].reverse()]
  const onFirst = quotient(groups.length + 1, 2)
  return [groups.slice(0, onFirst).reverse(), groups.slice(onFirst)]
}
