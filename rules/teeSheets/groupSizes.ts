import { quotient, remainder } from '../exact.ts'

/**
 * How many players each group has: as few groups as `size` allows, as even as possible, so that nobody plays alone or
 * in twos when threes are possible. The larger groups first: 4, 4, 3, 3 for fourteen.
 */
export function groupSizes(players: number, size: number): readonly number[] {
  const groups = quotient(players + size - 1, size)
  if (groups === 0) return []
  const larger = remainder(players, groups)
  return Array.from({ length: groups }, (_, index) => quotient(players, groups) + (index < larger ? 1 : 0))
}

/** The players in groups of at most `size`, in the order given; the smaller groups last. */
export function cutIntoGroups<Player>(players: readonly Player[], size: number): readonly (readonly Player[])[] {
  let next = 0
  return groupSizes(players.length, size).map(count => {
    next += count
    return players.slice(next - count, next)
  })
}
