import { quotient } from '../exact.ts'
import { cutIntoGroups } from './groupSizes.ts'

/**
 * The groups of a later round by the standings; `ranked` is best first, with level players in the order that the committee
 * wants. Returns a list of groups for each tee, in the order of their starts; in a group the best player comes first.
 *
 * One tee: the last players go out first and the leaders last; a short group goes out first of all. Two tees: the better
 * half starts on the first tee, leaders last; the others start on the second tee, best first.
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
