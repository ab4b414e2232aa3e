import { approximately, type Count, compare, type Fraction } from '../exact.ts'
import type { Explanation, Hole } from '../game.ts'
import { phrase, type Sentence } from '../phrases.ts'
import { levelGroups } from './positions.ts'
import { type Segment, segmentsOf } from './segmentsOf.ts'

/**
 * One way to separate level sides; a competition lists those it uses, in order. Committee Procedures 5A(6).
 *
 * `lastRound`: total of the last round. `lastHoles`: last 9, 6, 3 and 1 holes (6, 3 and 1 of nine). `firstNine`: last 6, 3
 * and 1 holes of the first nine. `previousRounds`: total and the same holes of the rounds before, newest first. `backNine`:
 * last nine only. `holeByHole`: from the last hole back. `hardestHoles`: from stroke index 1 on. `lowerHandicap` and
 * `higherHandicap`. `discarded`: the best complete card that did not count for a team, last round first, then the next
 * best of each round (custom of schools and colleges). `byHand`: a play-off, a draw by lot or a decision of the committee.
 */
export const countbackSteps = [
  'lastRound',
  'lastHoles',
  'firstNine',
  'previousRounds',
  'backNine',
  'holeByHole',
  'hardestHoles',
  'lowerHandicap',
  'higherHandicap',
  'discarded',
  'byHand',
] as const
export type CountbackStep = (typeof countbackSteps)[number]

/** The usual lists of steps, by name; `shared` leaves ties as they are. */
export const countbackMethods = {
  cards: ['lastRound', 'lastHoles', 'firstNine', 'previousRounds'],
  lastHoles: ['lastRound', 'lastHoles'],
  backNine: ['lastRound', 'backNine'],
  holeByHole: ['lastRound', 'holeByHole'],
  hardestHoles: ['lastRound', 'hardestHoles'],
  lowerHandicap: ['lowerHandicap'],
  higherHandicap: ['higherHandicap'],
  discarded: ['discarded'],
  playOff: ['byHand'],
  shared: [],
} as const satisfies Record<string, readonly CountbackStep[]>

export type CountbackSettings = {
  readonly steps: readonly CountbackStep[]
  /** Whether the lower or the higher value of a segment wins. */
  readonly wins: 'low' | 'high'
  /**
   * What makes a segment net: the exact fraction of the playing handicap, or the strokes received on its holes. When absent,
   * the fraction for several holes (Committee Procedures 5A(6)), and the net score where holes are compared one by one
   * (`holeByHole`, `hardestHoles`): a fraction of a hole would let a bogey with a stroke beat a par without.
   */
  readonly net?: 'fraction' | 'holeStrokes'
}

/** One level side. `rounds` oldest first; the last one decides first. */
export type CountbackSide = {
  readonly rounds: readonly CountbackRound[]
  readonly playingHandicap?: number
  /** The order given by hand among level sides, 1 is best; a side without one comes after those with one. */
  readonly byHand?: number
}

/**
 * The results of a round hole by hole, as they count: gross strokes, net strokes or points. `values[i]` belongs to
 * `holes[i]`, null where there is none. With a `playingHandicap` the values are gross and segments are compared net.
 */
export type CountbackRound = {
  readonly holes: readonly Hole[]
  readonly values: readonly (Count | null)[]
  readonly playingHandicap?: number
  /** Strokes received by hole, where `values` are gross; by stroke index when absent. */
  readonly received?: readonly number[]
  /** Teams of which the best cards count: the totals of the complete cards that do not, the best first. */
  readonly discarded?: readonly Fraction[]
}

/** A comparison that was made: the indexes of the sides, and their values in the same order; null where a side has none. */
export type CountbackComparison = {
  readonly step: CountbackStep
  readonly segment: Sentence
  /** Its place in `Countback.segments`. */
  readonly at: number
  readonly sides: readonly number[]
  readonly values: readonly (Fraction | null)[]
  readonly separated: boolean
}

export type Countback = {
  /** Indexes of the sides, best first; a group of several is level after every step. */
  readonly order: readonly (readonly number[])[]
  readonly comparisons: readonly CountbackComparison[]
  /** All that could be compared, in order, whether or not it was needed. */
  readonly segments: readonly Segment[]
}

/**
 * Separates level sides. The whole group is compared by one criterion after another, so that the order never depends on
 * who is compared with whom. Holes go by their numbers, wherever a group started. When a card is incomplete, the cards
 * decide nothing. Committee Procedures 5A(6).
 */
export function countback(sides: readonly CountbackSide[], settings: CountbackSettings): Countback {
  const comparisons: CountbackComparison[] = []
  let groups: readonly (readonly number[])[] = sides.length > 0 ? [sides.map((_, index) => index)] : []
  const segments = segmentsOf(sides, settings)
  for (const [at, segment] of segments.entries()) {
    if (groups.every(group => group.length === 1)) break
    groups = groups.flatMap(group =>
      group.length === 1 ? [group] : separate(group, { ...segment, at }, sides, comparisons),
    )
  }
  return { order: groups, comparisons, segments }
}

/** Explains the place of the side with this index: the comparisons it took part in, with the values of all sides in them. */
export function explainCountback(result: Countback, side: number): Explanation {
  return result.comparisons
    .filter(comparison => comparison.sides.includes(side))
    .map(comparison => ({
      what: comparison.segment,
      formula: comparison.values.map(value => (value ? `${approximately(value)}` : '-')).join(', '),
      result: phrase(comparison.separated ? 'separated' : 'level'),
      rule: phrase('committeeProcedures', { clause: { name: '5A(6)' } }),
      step: comparison.step,
    }))
}

function separate(
  group: readonly number[],
  { at, step, name, sign, value }: Segment & { readonly at: number },
  sides: readonly CountbackSide[],
  comparisons: CountbackComparison[],
): readonly (readonly number[])[] {
  const values = group.flatMap(index => {
    const side = sides[index]
    return side ? [value(side)] : []
  })
  const levels = levelGroups(values, (a, b) => compareValues(a, b, sign))
  comparisons.push({ step, segment: name, at, sides: group, values, separated: levels.length > 1 })
  return levels.map(level => level.flatMap(index => group[index] ?? []))
}

/** The order of two values; who has none is behind those who have one. */
function compareValues(a: Fraction | null, b: Fraction | null, sign: 1 | -1): number {
  if (a && b) return sign * compare(a, b)
  if (a === b) return 0
  return a === null ? 1 : -1
}
