import { type Count, exact, type Fraction, fraction, highest, plus, round, subtract } from '../exact.ts'
import type { Hole } from '../game.ts'
import { strokeOrder, strokesReceived } from '../handicap/strokes.ts'
import { phrase, type Sentence } from '../phrases.ts'
import type { CountbackRound, CountbackSettings, CountbackSide, CountbackStep } from './countback.ts'

/** A criterion of countback, with a name that people read. `sign` is 1 when the lower value wins, -1 when the higher does. */
export type Segment = Criterion & { readonly step: CountbackStep }

type Criterion = {
  readonly name: Sentence
  readonly sign: 1 | -1
  /** Which of the rounds that count (by index), and the numbers of its holes, where cards are compared. */
  readonly round?: number
  readonly holes?: readonly number[]
  /** Null for a side that has none, and is behind those that have one. */
  readonly value: (side: CountbackSide) => Fraction | null
}

/** The holes of a round to compare; `pick` returns their indexes. */
type Choice = {
  readonly name: Sentence
  readonly pick: (holes: readonly Hole[]) => readonly number[]
  /** The scores of one hole are compared: net, these are strokes less the strokes received on it. */
  readonly isHole?: true
}

/** The criteria of these steps, in order, without those by which these sides cannot be compared (incomplete cards, no handicap). */
export function segmentsOf(sides: readonly CountbackSide[], settings: CountbackSettings): readonly Segment[] {
  const rounds = sides[0]?.rounds ?? []
  const comparable = haveComparableCards(sides)
  const criteriaOf = (step: CountbackStep) => {
    if (step === 'byHand') return handSegments(sides)
    if (step === 'discarded') return discardedSegments(sides, settings.wins)
    if (step === 'lowerHandicap') return handicapSegments(sides, 1)
    if (step === 'higherHandicap') return handicapSegments(sides, -1)
    return comparable ? cardSegments(rounds, step, settings) : []
  }
  return settings.steps.flatMap(step => criteriaOf(step).map(criterion => ({ ...criterion, step })))
}

function haveComparableCards(sides: readonly CountbackSide[]): boolean {
  const first = sides[0]
  return sides.every(
    side =>
      side.rounds.length === first?.rounds.length &&
      side.rounds.every(
        ({ holes, values }, index) =>
          holes.length === first.rounds[index]?.holes.length &&
          values.length === holes.length &&
          values.every(value => value !== null),
      ),
  )
}

function cardSegments(
  rounds: readonly CountbackRound[],
  step: Exclude<CountbackStep, 'byHand' | 'discarded' | 'lowerHandicap' | 'higherHandicap'>,
  settings: CountbackSettings,
): readonly Criterion[] {
  const last = rounds.length - 1
  const inRound = (index: number, choices: readonly Choice[]) =>
    choices.map(choice => {
      const own = rounds[index]?.holes ?? []
      const numbers = choice.pick(own).flatMap(at => own[at]?.number ?? [])
      return { ...roundSegment(index, last, choice, settings), round: index, holes: numbers }
    })
  const holes = rounds[last]?.holes ?? []
  switch (step) {
    case 'lastRound':
      return last > 0 ? inRound(last, [wholeRound]) : []
    case 'lastHoles':
      return inRound(last, lastHoles(holes))
    case 'firstNine':
      return inRound(last, firstNine(holes))
    case 'backNine':
      return inRound(last, lastHoles(holes).slice(0, 1))
    case 'holeByHole':
      return inRound(
        last,
        holes.map((_, back) => oneHole(stretch(holes, holes.length - 1 - back, holes.length - back))),
      )
    case 'hardestHoles':
      return inRound(
        last,
        holes.map((_, rank) => oneHole(byStrokeIndex(rank + 1))),
      )
    case 'previousRounds':
      return rounds
        .slice(0, -1)
        .flatMap((earlier, index) => [
          inRound(index, [wholeRound, ...lastHoles(earlier.holes), ...firstNine(earlier.holes)]),
        ])
        .reverse()
        .flat()
  }
}

const wholeRound: Choice = { name: phrase('total'), pick: holes => holes.map((_, index) => index) }

/** The last 9, 6, 3 and 1 of 18 holes, the last 6, 3 and 1 of nine; in proportion for rounds of other lengths. */
function lastHoles(holes: readonly Hole[]): readonly Choice[] {
  const counts = holes.length > 9 ? [share(holes, 1, 2), share(holes, 1, 3), share(holes, 1, 6), 1] : lastOfNine(holes)
  return shrinking(counts).map(count => stretch(holes, holes.length - count, holes.length))
}

/** The last 6, 3 and 1 holes of the first half of a round of more than nine holes. */
function firstNine(holes: readonly Hole[]): readonly Choice[] {
  if (holes.length <= 9) return []
  const half = holes.length - share(holes, 1, 2)
  return shrinking(lastOfNine(holes.slice(0, half))).map(count => stretch(holes, half - count, half))
}

function lastOfNine(holes: readonly Hole[]): readonly number[] {
  return [share(holes, 2, 3), share(holes, 1, 3), 1]
}

function share(holes: readonly Hole[], n: number, d: number): number {
  return round(fraction(holes.length * n, d))
}

function shrinking(counts: readonly number[]): readonly number[] {
  return counts.filter((count, index) => count > 0 && count < (counts[index - 1] ?? count + 1))
}

/** The holes from index `from` to before index `to`, in the order of their numbers. */
function stretch(holes: readonly Hole[], from: number, to: number): Choice {
  const numbers = inOrder(holes)
    .slice(from, to)
    .map(at => holes[at]?.number)
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  return {
    name: first === last ? phrase('hole', { hole: first }) : phrase('holesFromTo', { first, last }),
    pick: own => inOrder(own).slice(from, to),
  }
}

function byStrokeIndex(rank: number): Choice {
  return { name: phrase('strokeIndex', { index: rank }), pick: holes => [strokeOrder(holes).indexOf(rank)] }
}

function oneHole(choice: Choice): Choice {
  return { ...choice, isHole: true }
}

const ordered = new WeakMap<readonly Hole[], readonly number[]>()

/** The indexes of the holes in the order of their numbers; kept, because many cards share the holes of a tee. */
function inOrder(holes: readonly Hole[]): readonly number[] {
  const known = ordered.get(holes)
  if (known) return known
  const order = holes
    .map((hole, at) => ({ at, number: hole.number }))
    .sort((a, b) => a.number - b.number)
    .map(({ at }) => at)
  ordered.set(holes, order)
  return order
}

function roundSegment(index: number, last: number, choice: Choice, settings: CountbackSettings): Criterion {
  return {
    name: last > 0 ? phrase('ofRound', { round: index + 1, what: choice.name }) : choice.name,
    sign: settings.wins === 'low' ? 1 : -1,
    value: side => {
      const own = side.rounds[index]
      const net = settings.net ?? (choice.isHole ? 'holeStrokes' : 'fraction')
      return own ? segmentValue(own, choice.pick(own.holes), net) : fraction(0)
    },
  }
}

/**
 * What the chosen holes of a round come to. Net, they are less the same share of the playing handicap (nine of 18 holes:
 * half of it), never rounded, or less the strokes received on these holes, those for the par of a tee included.
 */
function segmentValue(own: CountbackRound, chosen: readonly number[], net: 'fraction' | 'holeStrokes'): Fraction {
  const counted = exact(chosen.reduce<Count>((total, index) => plus(total, own.values[index] ?? 0), 0))
  if (own.playingHandicap === undefined) return counted
  if (net === 'holeStrokes') {
    const strokes = own.received ?? strokesReceived(own.playingHandicap, own.holes)
    return subtract(counted, fraction(chosen.reduce((total, index) => total + (strokes[index] ?? 0), 0)))
  }
  const holes = own.holes.length
  return subtract(counted, fraction(own.playingHandicap * chosen.length, holes))
}

/** The best card of each round that did not count, the last round first, then the second best of each, and so on. */
function discardedSegments(sides: readonly CountbackSide[], wins: 'low' | 'high'): readonly Criterion[] {
  const rounds = highest(sides.map(side => side.rounds.length)) ?? 0
  const most = highest(sides.flatMap(side => side.rounds.map(({ discarded = [] }) => discarded.length))) ?? 0
  return Array.from({ length: most }, (_, place) =>
    Array.from({ length: rounds }, (_, before) => {
      const round = rounds - 1 - before
      const what = phrase('discardedCard', { card: place + 1 })
      return {
        name: rounds > 1 ? phrase('ofRound', { round: round + 1, what }) : what,
        sign: wins === 'low' ? 1 : -1,
        value: (side: CountbackSide) => side.rounds[round]?.discarded?.[place] ?? null,
      } as const
    }),
  ).flat()
}

function handicapSegments(sides: readonly CountbackSide[], sign: 1 | -1): readonly Criterion[] {
  if (sides.some(side => side.playingHandicap === undefined)) return []
  return [{ name: phrase('playingHandicap'), sign, value: side => fraction(side.playingHandicap ?? 0) }]
}

function handSegments(sides: readonly CountbackSide[]): readonly Criterion[] {
  const last = highest(sides.flatMap(side => side.byHand ?? []))
  if (last === null) return []
  return [{ name: phrase('byHand'), sign: 1, value: side => fraction(side.byHand ?? last + 1) }]
}
