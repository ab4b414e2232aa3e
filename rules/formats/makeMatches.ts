/** Who meets whom: the ways to make matches of a field. */

import { quotient, remainder } from '../exact.ts'

/** The ids of those who play together on one side of a match. */
export type MadeSide = readonly number[]

/** The matches that a field plays at the same time, and who plays none. */
export type Turn = {
  readonly matches: readonly { readonly a: MadeSide; readonly b: MadeSide }[]
  readonly byes: readonly MadeSide[]
}

/** The field in sides of `size`, in its order; in `left` those who are too few for one more. */
export function sidesInOrder(
  ids: readonly number[],
  size: number,
): { readonly sides: readonly MadeSide[]; readonly left: readonly MadeSide[] } {
  const count = quotient(ids.length, size)
  return {
    sides: Array.from({ length: count }, (_, at) => ids.slice(at * size, (at + 1) * size)),
    left: ids.slice(count * size).map(id => [id]),
  }
}

/** Neighbours meet: the first the second, the third the fourth. Of an odd number the last has the bye. */
export function neighboursMeet(sides: readonly MadeSide[]): Turn {
  const matches = sides.flatMap((a, at) => {
    const b = sides[at + 1]
    return remainder(at, 2) === 0 && b ? [{ a, b }] : []
  })
  return { matches, byes: sides.slice(matches.length * 2) }
}

/**
 * Everybody meets everybody: the circle method. The first stays, the others move on by one place after each turn, so that an
 * even number is through in one turn less than there are sides. Of an odd number each has one bye, one in a turn.
 */
export function everybodyMeets(sides: readonly MadeSide[]): readonly Turn[] {
  const [first, ...others] = remainder(sides.length, 2) === 0 ? sides : [null, ...sides]
  return others.map((_, turn) => {
    const moved = [...others.slice(others.length - turn), ...others.slice(0, others.length - turn)]
    const circle = [first ?? null, ...moved]
    const pairs = circle
      .slice(0, quotient(circle.length, 2))
      .map((a, at) => [a, circle[circle.length - 1 - at]] as const)
    return {
      matches: pairs.flatMap(([a, b]) => (a && b ? [{ a, b }] : [])),
      byes: pairs.flatMap(([a, b]) => (a && b ? [] : [a ?? b ?? []])),
    }
  })
}
