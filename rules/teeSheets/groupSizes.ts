import { quotient, remainder } from '../exact.ts'

/**
 * The number of players in each group: as few groups of at most `size` as possible, as even as possible, so that nobody
 * plays alone or in a two-ball when threes are possible. Larger groups come first: 4, 4, 3, 3 for fourteen.
 */
export function groupSizes(players: number, size: number): readonly number[] {
  const groups = quotient(players + size - 1, size)
  if (groups === 0) return []
  const larger = remainder(players, groups)
  return Array.from({ length: groups }, (_, index) => quotient(players, groups) + (index < larger ? 1 : 0))
}

/** The players in groups of at most `size`, in the order given; smaller groups come last. */
export function cutIntoGroups<Player>(players: readonly Player[], size: number): readonly (readonly Player[])[] {
  let next = 0
  return groupSizes(players.length, size).map(count => {
    next += count
    return players.slice(next - count, next)
  })
}
