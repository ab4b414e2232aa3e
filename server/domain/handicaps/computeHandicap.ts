import { type Fraction, fraction, fromDecimal, percent, round } from '../../../rules/exact.ts'
import type { Explained, Explanation, ExplanationStep } from '../../../rules/game.ts'
import { percentOf } from '../../../rules/handicap/allowances.ts'
import {
  type CourseHandicapSettings,
  courseHandicapFor,
  nineHoleValue,
  recommendedCourseHandicap,
} from '../../../rules/handicap/courseHandicap.ts'
import { againstPar } from '../../../rules/handicap/differentTees.ts'
import { playingHandicap } from '../../../rules/handicap/playingHandicap.ts'
import { phrase } from '../../../rules/phrases.ts'
import type { RatedTee } from '../courses/ratedTee.ts'
import type { BoardTerms } from './boardTerms.ts'

export type ComputedHandicap = {
  readonly hcCourse: number
  readonly hcPlaying: number
  readonly explanation: Explanation
}

/**
 * The course and playing handicap of an index (in tenths) on a tee, for 18 holes however many are played. A tee of nine
 * holes counts as if they were played twice; without a tee the index itself counts. The course handicap is rounded only for
 * display: the playing handicap comes from the unrounded one. Rules of Handicapping 6.1 and 6.2.
 */
export function computeHandicap(input: {
  readonly indexTenths: number
  readonly tee: RatedTee | null
  readonly allocPct: number
}): ComputedHandicap {
  const course = courseHandicapFor(input.indexTenths, input.tee && for18Holes(input.tee), 18)
  const playing = playingHandicap(course.value, { allowance: percent(input.allocPct) })
  return {
    hcCourse: round(course.value),
    hcPlaying: playing.value,
    explanation: [...course.steps, ...playing.steps],
  }
}

/**
 * The unrounded course handicap on a player's own tee, for 18 holes or for the nine of a nine-hole course. Where the team is
 * scored on another tee (`scored`), it is against the par of that one.
 */
export function exactCourseHandicap(
  indexTenths: number,
  own: RatedTee | undefined,
  scored: RatedTee | undefined,
  holes: 18 | 9 = 18,
  settings: CourseHandicapSettings = recommendedCourseHandicap,
): Fraction {
  const valuesOf = (tee: RatedTee) => (holes === 18 ? for18Holes(tee) : tee)
  const values = own && valuesOf(own)
  const against = values && scored ? againstPar(values, valuesOf(scored).par) : values
  return courseHandicapFor(indexTenths, against ?? null, holes, settings).value
}

/** How the playing handicap of a team was computed: for 18 holes, and on a nine-hole course for a card of nine. */
export type TeamComputation = { readonly whole: Explained<number>; readonly nine?: Explained<number> }

/** A handicap as the card of a round needs it; `terms` and `gender` where a leaderboard counts it in a way of its own. */
export type HandicapForCard = {
  readonly indexTenths: number | null
  readonly hcCourse?: number | null
  readonly hcPlaying: number | null
  readonly byHand: boolean
  readonly tee: RatedTee | undefined
  readonly allocPct: number
  readonly computation?: TeamComputation | undefined
  readonly terms?: BoardTerms | undefined
  readonly gender?: 'M' | 'F'
}

/**
 * The playing handicap for the holes of a card; null without one. On 18 holes it is the stored value, unless a leaderboard has
 * terms of its own. For nine holes it is computed for the nine from the index, or for a team from those of its players (Rules
 * of Handicapping 6.1); a value set by hand is halved and rounded.
 */
export function playingHandicapOnCard(handicap: HandicapForCard): number | null {
  return playingHandicapFor(handicap, handicap.tee?.holes === 9 ? 9 : 18)
}

/** The playing handicap for so many holes; null without one. */
export function playingHandicapFor(handicap: HandicapForCard, holes: 18 | 9): number | null {
  const { hcPlaying, terms } = handicap
  if (hcPlaying === null || (holes === 18 && terms === undefined)) return hcPlaying
  return countedHandicap(handicap, hcPlaying, holes).value
}

/** The limit of the playing handicap for the holes of a card, by the terms of the leaderboard; undefined without one. */
export function limitOnCard({ terms, gender, tee }: HandicapForCard): number | undefined {
  const limit = gender && terms?.limits?.[gender]?.playing
  return limit === undefined || tee?.holes !== 9 ? limit : nineHoleValue(limit)
}

type CourseHandicapOf = {
  readonly indexTenths: number | null
  readonly hcCourse: number | null
  readonly byHand: boolean
  readonly tee: RatedTee | undefined
  /** The number of holes of the card. */
  readonly holes: number
}

/** The course handicap for the holes of a card, of which nine are computed from the index, or half of what was set; null without one. */
export function courseHandicapOnCard(handicap: CourseHandicapOf): number | null {
  const { indexTenths, hcCourse, byHand, tee, holes } = handicap
  if (hcCourse === null || holes !== 9) return hcCourse
  if (byHand || indexTenths === null || tee === undefined) return nineHoleValue(hcCourse)
  return round(courseHandicapFor(indexTenths, tee, 9, indexTerms(tee)).value)
}

/**
 * The course handicap by which the adjusted gross of a card is counted: that of the index whatever the committee has set for
 * the competition, else what was set; null without either. Rules of Handicapping 3.1.
 */
export function recordHandicap({ indexTenths, hcCourse, tee, holes }: CourseHandicapOf): number | null {
  if (indexTenths !== null)
    return round(courseHandicapFor(indexTenths, tee ?? null, holes === 9 ? 9 : 18, indexTerms(tee)).value)
  return hcCourse === null || holes !== 9 ? hcCourse : nineHoleValue(hcCourse)
}

/** Explains {@link playingHandicapOnCard} for a card with this many holes. */
export function explainPlayingHandicap(handicap: HandicapForCard, holes: number): Explanation {
  const { hcPlaying } = handicap
  if (hcPlaying === null) return [{ what: phrase('noHandicap'), result: '0' }]
  return countedHandicap(handicap, hcPlaying, holes === 9 ? 9 : 18).steps
}

function countedHandicap(handicap: HandicapForCard, hcPlaying: number, holes: 18 | 9): Explained<number> {
  const { computation, terms, allocPct } = handicap
  if (computation && holes === 18) return computation.whole
  if (computation?.nine) return computation.nine
  const maximum = limitOnCard({ ...handicap, tee: holes === 9 ? handicap.tee : undefined })
  const course = computation ? undefined : countedCourse(handicap, holes)
  if (course) {
    const allowance = percent(percentOf(terms?.allowance) ?? allocPct)
    const playing = playingHandicap(course.value, { allowance, ...(maximum !== undefined && { maximum }) })
    return { value: playing.value, steps: [...course.steps, ...playing.steps] }
  }
  if (holes === 18) return limited({ value: hcPlaying, steps: [setByHand(hcPlaying)] }, maximum)
  const whole = countedHandicap(handicap, hcPlaying, 18)
  const value = terms ? whole.value : hcPlaying
  const half = nineHoleValue(value)
  const formula = phrase('rounded', { value: `${value} / 2` })
  return {
    value: half,
    steps: [...whole.steps, { what: phrase('playingHandicapForNine'), formula, result: `${half}` }],
  }
}

/**
 * The unrounded course handicap that the allowance is of: from the index, or what was set by hand where the leaderboard has an
 * allowance of its own. Undefined where the playing handicap that was set counts as it is.
 */
function countedCourse(handicap: HandicapForCard, holes: 18 | 9): Explained<Fraction> | undefined {
  const { indexTenths, hcCourse = null, byHand, tee, terms, gender } = handicap
  if (!byHand && indexTenths !== null) {
    if (holes === 9 && tee?.holes !== 9) return undefined
    const values = tee && (holes === 18 ? for18Holes(tee) : tee)
    return courseHandicapFor(indexTenths, values ?? null, holes, indexTerms(tee, terms, gender))
  }
  if (terms?.allowance === undefined || hcCourse === null) return undefined
  return { value: fraction(hcCourse, 18 / holes), steps: [setByHand(hcCourse)] }
}

/** How an index counts on a tee: half of it exact or to a tenth, and limited by the terms of a leaderboard for this gender. */
export function indexTerms(
  tee: RatedTee | undefined,
  terms?: BoardTerms | undefined,
  gender?: 'M' | 'F' | undefined,
): CourseHandicapSettings {
  const index = gender && terms?.limits?.[gender]?.index
  return {
    ...recommendedCourseHandicap,
    ...(tee?.exactHalf && { nineHoleIndexRounding: 'none' }),
    ...(index !== undefined && { maximumIndexTenths: fromDecimal(index) }),
  }
}

function setByHand(handicap: number): ExplanationStep {
  return { what: phrase('setByHand'), result: `${handicap}` }
}

function limited({ value, steps }: Explained<number>, maximum: number | undefined): Explained<number> {
  if (maximum === undefined || value <= maximum) return { value, steps }
  const step = { what: phrase('limitOfPlayingHandicap'), formula: `${value}`, result: `${maximum}` }
  return { value: maximum, steps: [...steps, step] }
}

function for18Holes({ par, ratingTenths, slope, holes, whole }: RatedTee) {
  if (whole) return whole
  const turns = holes === 9 ? 2 : 1
  return { par: par * turns, ratingTenths: ratingTenths * turns, slope }
}
