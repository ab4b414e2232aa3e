import { add, type Fraction, fraction, multiply, roundToTenths, show, subtract, toDecimal } from '../exact.ts'
import type { Explained } from '../game.ts'
import { phrase, rulesOfHandicapping, type Sentence } from '../phrases.ts'

/** A round for the handicap record: adjusted gross score, rating and slope of the holes played. */
export type CountedRound = {
  readonly adjustedGross: number
  readonly ratingTenths: number
  readonly slope: number
  /** Playing conditions calculation of the day for 18 holes, -1 to 3. */
  readonly playingConditions?: number
}

/**
 * The score differential of 18 holes, in tenths: 113 / slope x (adjusted gross score - rating - playing conditions),
 * rounded once, halves up. Rules of Handicapping 5.1a.
 */
export function scoreDifferential(round: CountedRound): Explained<number> {
  const { value: unrounded, formula } = differential(round, fraction(round.playingConditions ?? 0))
  const value = roundToTenths(unrounded)
  const result = `${toDecimal(value)}`
  return { value, steps: [{ what: phrase('scoreDifferential'), formula, result, rule: rulesOfHandicapping('5.1a') }] }
}

/**
 * What holes that were not played have counted as since 2024: the expected differential of a player with this index over
 * this many holes (1 to 9). `isPublished` is false when the numbers are not those of an authority; the steps then say so.
 */
export type ExpectedScores = {
  readonly name: string
  readonly isPublished: boolean
  readonly of: (indexTenths: number, holes: number) => Explained<Fraction>
}

/**
 * The table behind Rule 5.1b is not published. For nine holes, 0.52 x index + 1.2 agrees with 92 % of 3,271 values of a
 * federation; fewer holes take their share of it.
 */
export const approximateExpected: ExpectedScores = {
  name: 'approximate',
  isPublished: false,
  of: (indexTenths, holes) => {
    const ofNine = add(fraction(52 * indexTenths, 1000), fraction(12, 10))
    const value = multiply(ofNine, fraction(holes, 9))
    const part = holes === 9 ? '' : ` x ${holes} / 9`
    const formula = `${part === '' ? '' : '('}0.52 x ${toDecimal(indexTenths)} + 1.2${part === '' ? '' : `)${part}`}`
    return { value, steps: [{ what: phrase('expected'), formula, result: show(value, 3) }] }
  },
}

/** Expected scores from a published table: `ofNine` gives the differential of nine holes in tenths; fewer holes take their share of it. */
export function publishedExpected(name: string, ofNine: (indexTenths: number) => number): ExpectedScores {
  return {
    name,
    isPublished: true,
    of: (indexTenths, holes) => {
      const value = multiply(fraction(ofNine(indexTenths), 10), fraction(holes, 9))
      const formula = phrase('fromTable', { table: { name }, index: `${toDecimal(indexTenths)}` })
      return { value, steps: [{ what: phrase('expected'), formula, result: show(value) }] }
    },
  }
}

/**
 * CLUB INDEX: the 18-hole differential of a nine-hole round, in tenths: the differential of the nine with half of the
 * playing conditions, plus the one expected of a player with this index on the other nine, rounded once. Approximate
 * unless a published table is given. Rules of Handicapping 5.1b.
 */
export function scoreDifferentialOfNine(
  round: CountedRound,
  indexTenths: number,
  table: ExpectedScores = approximateExpected,
): Explained<number> {
  const nine = differential(round, fraction(round.playingConditions ?? 0, 2))
  const { value: expected, steps: how } = table.of(indexTenths, 9)
  const value = roundToTenths(add(nine.value, expected))
  const steps = [
    {
      what: phrase('differentialOfNine'),
      formula: nine.formula,
      result: show(nine.value),
      rule: rulesOfHandicapping('5.1b'),
    },
    ...how.map(step => ({ ...step, what: unlessPublished(table, phrase('expectedForNine')) })),
    {
      what: phrase('scoreDifferential'),
      formula: `${show(nine.value)} + ${show(expected, 3)}`,
      result: `${toDecimal(value)}`,
    },
  ]
  return { value, steps }
}

/**
 * The differential of nine holes alone, in tenths, with half of the playing conditions: for a player without an index, of whom
 * nothing is expected on the other nine. Rules of Handicapping 5.1b.
 */
export function differentialOfNineAlone(round: CountedRound): number {
  return roundToTenths(differential(round, fraction(round.playingConditions ?? 0, 2)).value)
}

/**
 * CLUB INDEX: the 18-hole differential, in tenths, of a round in which 10 to 17 holes were played. `round` holds the
 * adjusted gross score of the holes played, with rating and slope of all 18. Rating and playing conditions count in
 * proportion to the holes played; the expected differential of the others is added, and the sum rounded once. Approximate
 * unless a published table is given. Rules of Handicapping 3.2, 5.1b.
 */
export function scoreDifferentialOfPart(
  round: CountedRound,
  holesPlayed: number,
  indexTenths: number,
  table: ExpectedScores = approximateExpected,
): Explained<number> {
  const rating = fraction(round.ratingTenths * holesPlayed, 180)
  const conditions = fraction((round.playingConditions ?? 0) * holesPlayed, 18)
  const overRating = subtract(subtract(fraction(round.adjustedGross), rating), conditions)
  const played = multiply(fraction(113, round.slope), overRating)
  const left = 18 - holesPlayed
  const { value: expected, steps: how } = table.of(indexTenths, left)
  const value = roundToTenths(add(played, expected))
  const formula = `113 / ${round.slope} x (${round.adjustedGross} - ${show(rating)}${conditions.n === 0 ? '' : ` - ${show(conditions)}`})`
  const steps = [
    {
      what: phrase('differentialOfHoles', { holes: holesPlayed }),
      formula,
      result: show(played),
      rule: rulesOfHandicapping('3.2, 5.1b'),
    },
    ...how.map(step => ({ ...step, what: unlessPublished(table, phrase('expectedForHoles', { holes: left })) })),
    {
      what: unlessPublished(table, phrase('scoreDifferential')),
      formula: `${show(played)} + ${show(expected, 3)}`,
      result: `${toDecimal(value)}`,
    },
  ]
  return { value, steps }
}

/** What a number is, with the word that it is approximate where no published table is behind it. */
function unlessPublished({ isPublished }: ExpectedScores, what: Sentence): Sentence {
  return isPublished ? what : phrase('approximate', { what })
}

function differential(
  { adjustedGross, ratingTenths, slope }: CountedRound,
  playingConditions: Fraction,
): { readonly value: Fraction; readonly formula: string } {
  const overRating = subtract(fraction(adjustedGross * 10 - ratingTenths, 10), playingConditions)
  const conditions = playingConditions.n === 0 ? '' : ` - ${show(playingConditions)}`
  return {
    value: multiply(fraction(113, slope), overRating),
    formula: `113 / ${slope} x (${adjustedGross} - ${toDecimal(ratingTenths)}${conditions})`,
  }
}
