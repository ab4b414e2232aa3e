import { type Fraction, percent, round } from '../../../rules/exact.ts'
import type { Explained, Explanation } from '../../../rules/game.ts'
import { courseHandicapFor, nineHoleValue } from '../../../rules/handicap/courseHandicap.ts'
import { againstPar } from '../../../rules/handicap/differentTees.ts'
import { playingHandicap } from '../../../rules/handicap/playingHandicap.ts'
import { phrase } from '../../../rules/phrases.ts'
import type { RatedTee } from '../courses/ratedTee.ts'

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
): Fraction {
  const valuesOf = (tee: RatedTee) => (holes === 18 ? for18Holes(tee) : tee)
  const values = own && valuesOf(own)
  const against = values && scored ? againstPar(values, valuesOf(scored).par) : values
  return courseHandicapFor(indexTenths, against ?? null, holes).value
}

/** How the playing handicap of a team was computed: for 18 holes, and on a nine-hole course for a card of nine. */
export type TeamComputation = { readonly whole: Explained<number>; readonly nine?: Explained<number> }

/**
 * The playing handicap for the holes of a card; null without one. On 18 holes it is the stored value. On a nine-hole course
 * it is computed for the nine from the index, or for a team from those of its players (Rules of Handicapping 6.1); a value
 * set by hand is halved and rounded.
 */
export function playingHandicapOnCard(handicap: {
  readonly indexTenths: number | null
  readonly hcPlaying: number | null
  readonly byHand: boolean
  readonly tee: RatedTee | undefined
  readonly allocPct: number
  readonly computation?: TeamComputation | undefined
}): number | null {
  const { indexTenths, hcPlaying, byHand, tee, allocPct, computation } = handicap
  if (hcPlaying === null || tee?.holes !== 9) return hcPlaying
  if (computation?.nine) return computation.nine.value
  if (byHand || indexTenths === null) return nineHoleValue(hcPlaying)
  const course = courseHandicapFor(indexTenths, tee, 9)
  return playingHandicap(course.value, { allowance: percent(allocPct) }).value
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
  return round(courseHandicapFor(indexTenths, tee, 9).value)
}

/**
 * The course handicap by which the adjusted gross of a card is counted: that of the index whatever the committee has set for
 * the competition, else what was set; null without either. Rules of Handicapping 3.1.
 */
export function recordHandicap({ indexTenths, hcCourse, tee, holes }: CourseHandicapOf): number | null {
  if (indexTenths !== null) return round(courseHandicapFor(indexTenths, tee ?? null, holes === 9 ? 9 : 18).value)
  return hcCourse === null || holes !== 9 ? hcCourse : nineHoleValue(hcCourse)
}

/** Explains {@link playingHandicapOnCard} for a card with this many holes. */
export function explainPlayingHandicap(
  handicap: Parameters<typeof playingHandicapOnCard>[0],
  holes: number,
): Explanation {
  const { indexTenths, hcPlaying, byHand, tee, allocPct, computation } = handicap
  if (hcPlaying === null) return [{ what: phrase('noHandicap'), result: '0' }]
  if (holes === 9 && computation?.nine) return computation.nine.steps
  const isOfIndex = !byHand && indexTenths !== null
  if (isOfIndex && tee?.holes === 9) {
    const course = courseHandicapFor(indexTenths, tee, 9)
    return [...course.steps, ...playingHandicap(course.value, { allowance: percent(allocPct) }).steps]
  }
  const whole =
    computation?.whole.steps ??
    (isOfIndex
      ? computeHandicap({ indexTenths, tee: tee ?? null, allocPct }).explanation
      : [{ what: phrase('setByHand'), result: `${hcPlaying}` }])
  if (holes !== 9) return whole
  const formula = phrase('rounded', { value: `${hcPlaying} / 2` })
  return [...whole, { what: phrase('playingHandicapForNine'), formula, result: `${nineHoleValue(hcPlaying)}` }]
}

function for18Holes({ par, ratingTenths, slope, holes }: RatedTee) {
  const turns = holes === 9 ? 2 : 1
  return { par: par * turns, ratingTenths: ratingTenths * turns, slope }
}
