import { approximately, type Count, compare, type Fraction } from '../exact.ts'
import type { Explanation, Hole } from '../game.ts'
import { levelGroups } from './positions.ts'
import { type Segment, segmentsOf } from './segmentsOf.ts'

/**
 * One way to separate level sides; a competition lists the ways that it uses, in order. Committee Procedures 5A(6).
 *
 * `lastRound` total of the last round; `lastHoles` last 9, 6, 3, 1 holes (6, 3, 1 of nine); `firstNine` last 6, 3, 1
 * holes of the first nine; `previousRounds` total and the same two for the rounds before, newest first; `backNine` last nine
 * only; `holeByHole` from the last hole back; `hardestHoles` from stroke index 1 on; `lowerHandicap`, `higherHandicap`;
 * `byHand` a play-off, a draw or a decision of the committee.
 */
export type CountbackStep =
  | 'lastRound'
  | 'lastHoles'
  | 'firstNine'
  | 'previousRounds'
  | 'backNine'
  | 'holeByHole'
  | 'hardestHoles'
  | 'lowerHandicap'
  | 'higherHandicap'
  | 'byHand'

/** The usual lists of steps by name; `shared` leaves ties alone. */
export const countbackMethods = {
  cards: ['lastRound', 'lastHoles', 'firstNine', 'previousRounds'],
  lastHoles: ['lastRound', 'lastHoles'],
  backNine: ['lastRound', 'backNine'],
  holeByHole: ['lastRound', 'holeByHole'],
  hardestHoles: ['lastRound', 'hardestHoles'],
  lowerHandicap: ['lowerHandicap'],
  higherHandicap: ['higherHandicap'],
  playOff: ['byHand'],
  shared: [],
} as const satisfies Record<string, readonly CountbackStep[]>

export type CountbackSettings = {
  readonly steps: readonly CountbackStep[]
  /** Whether the lower or the higher value of a segment wins. */
  readonly wins: 'low' | 'high'
  /** Net of a segment: the exact fraction of the playing handicap (recommended), or the strokes received on its holes. */
  readonly net?: 'fraction' | 'holeStrokes'
}

/** One level side. `rounds` oldest first; the last one decides first. */
export type CountbackSide = {
  readonly rounds: readonly CountbackRound[]
  readonly playingHandicap?: number
  /** Order given by hand among level sides, 1 the best; a side without one comes after those with. */
  readonly byHand?: number
}

/**
 * The hole results of a round as they count: gross strokes, points, net strokes, exact. `values[i]` belongs to `holes[i]`;
 * null where there is none. With `playingHandicap` the values are gross and a segment counts net.
 */
export type CountbackRound = {
  readonly holes: readonly Hole[]
  readonly values: readonly (Count | null)[]
  readonly playingHandicap?: number
}

/** One comparison that was made: `sides` are indexes, `values` theirs, in the same order. */
export type CountbackComparison = {
  readonly segment: string
  readonly sides: readonly number[]
  readonly values: readonly Fraction[]
  readonly separated: boolean
}

export type Countback = {
  /** Indexes of the sides, best first; a group of several is level after every step. */
  readonly order: readonly (readonly number[])[]
  readonly comparisons: readonly CountbackComparison[]
}

/**
 * Separates level sides, the whole group by one criterion after the other, so that the order never depends on who is
 * compared with whom. Holes are taken by their numbers, wherever a group started. Sides with an incomplete card among
 * them are not separated by cards. Committee Procedures 5A(6).
 */
export function countback(sides: readonly CountbackSide[], settings: CountbackSettings): Countback {
  const comparisons: CountbackComparison[] = []
  let groups: readonly (readonly number[])[] = sides.length > 0 ? [sides.map((_, index) => index)] : []
  for (const segment of segmentsOf(sides, settings)) {
    if (groups.every(group => group.length === 1)) break
    groups = groups.flatMap(group => (group.length === 1 ? [group] : separate(group, segment, sides, comparisons)))
  }
  return { order: groups, comparisons }
}

/** Why the side with this index stands where it does: the comparisons that it took part in, with the values of all in them. */
export function explainCountback(result: Countback, side: number): Explanation {
  return result.comparisons
    .filter(comparison => comparison.sides.includes(side))
    .map(comparison => ({
      what: comparison.segment,
      formula: comparison.values.map(value => `${approximately(value)}`).join(', '),
      result: comparison.separated ? 'separated' : 'level',
      rule: 'Committee Procedures 5A(6)',
    }))
}

function separate(
  group: readonly number[],
  segment: Segment,
  sides: readonly CountbackSide[],
  comparisons: CountbackComparison[],
): readonly (readonly number[])[] {
  const valued = group.flatMap(index => {
    const side = sides[index]
    return side ? [{ index, value: segment.value(side) }] : []
  })
  const groups = levelGroups(valued, (a, b) => segment.sign * compare(a.value, b.value))
  const values = valued.map(entry => entry.value)
  comparisons.push({ segment: segment.name, sides: group, values, separated: groups.length > 1 })
  return groups.map(level => level.flatMap(at => valued[at]?.index ?? []))
}
