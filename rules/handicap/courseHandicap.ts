import { add, divide, type Fraction, fraction, multiply, round, roundToTenths, show, toDecimal } from '../exact.ts'
import type { Explained, ExplanationStep, NineValues, Tee } from '../game.ts'
import { phrase, rulesOfHandicapping } from '../phrases.ts'

/** Which holes of the course a round is played over. */
export type RoundPart = 'all' | 'front' | 'back'

export type CourseHandicapSettings = {
  /** With rating minus par (Rules of Handicapping since 2020), or by slope alone, as in older editions and some countries. */
  readonly formula: 'ratingMinusPar' | 'slopeOnly'
  /** Whether half of the index is rounded to a tenth for nine holes (USGA local guidance to Rule 6) or kept exact. */
  readonly nineHoleIndexRounding: 'tenth' | 'none'
  /** Limits set by the terms of the competition; never applied to a score for the handicap record. */
  readonly maximumIndexTenths?: number
  readonly maximumCourseHandicap?: number
}

export const recommendedCourseHandicap: CourseHandicapSettings = {
  formula: 'ratingMinusPar',
  nineHoleIndexRounding: 'tenth',
}

/**
 * The course handicap for a tee, unrounded: round it only to show it and for net double bogey. For nine holes it is the
 * nine-hole value; a tee without values for that nine gives half of the 18-hole value. Without a tee it is the index,
 * rounded. Rules of Handicapping 6.1.
 */
export function courseHandicap(
  indexTenths: number,
  tee: Tee | null,
  part: RoundPart = 'all',
  settings: CourseHandicapSettings = recommendedCourseHandicap,
): Explained<Fraction> {
  if (part === 'all' || !tee) return courseHandicapFor(indexTenths, tee, part === 'all' ? 18 : 9, settings)
  const nine = tee[part]
  if (nine) return courseHandicapFor(indexTenths, nine, 9, settings)
  const whole = courseHandicapFor(indexTenths, tee, 18, settings)
  const value = divide(whole.value, fraction(2))
  const half = { what: phrase('halfForNine'), formula: `${show(whole.value)} / 2`, result: show(value) }
  return { value, steps: [...whole.steps, half] }
}

/** The course handicap from par, rating and slope of the holes played, unrounded. Rules of Handicapping 6.1. */
export function courseHandicapFor(
  indexTenths: number,
  values: NineValues | null,
  holes: 18 | 9,
  settings: CourseHandicapSettings = recommendedCourseHandicap,
): Explained<Fraction> {
  const index = countingIndex(indexTenths, holes, settings)
  const { value, formula } = values
    ? overCourse(index.value, values, settings)
    : { value: fraction(round(index.value)), formula: phrase('rounded', { value: show(index.value) }) }
  const step = { what: phrase('courseHandicap'), formula, result: show(value), rule: rulesOfHandicapping('6.1') }
  return limited({ value, steps: [...index.steps, step] }, settings)
}

/** The nine-hole value, rounded, of an 18-hole handicap that was set by hand. */
export function nineHoleValue(handicap: number): number {
  return round(fraction(handicap, 2))
}

function countingIndex(
  indexTenths: number,
  holes: 18 | 9,
  { maximumIndexTenths, nineHoleIndexRounding }: CourseHandicapSettings,
): Explained<Fraction> {
  const isLimited = maximumIndexTenths !== undefined && indexTenths > maximumIndexTenths
  const whole = fraction(isLimited ? maximumIndexTenths : indexTenths, 10)
  const steps: ExplanationStep[] = [{ what: phrase('handicapIndex'), result: show(whole) }]
  if (isLimited)
    steps.unshift({ what: phrase('limitOfIndex'), formula: show(fraction(indexTenths, 10)), result: show(whole) })
  if (holes === 18) return { value: whole, steps }
  const half = divide(whole, fraction(2))
  const value = nineHoleIndexRounding === 'tenth' ? fraction(roundToTenths(half), 10) : half
  steps.push({ what: phrase('indexForNine'), formula: `${show(whole)} / 2`, result: show(value) })
  return { value, steps }
}

function overCourse(
  index: Fraction,
  { par, ratingTenths, slope }: NineValues,
  { formula }: CourseHandicapSettings,
): { readonly value: Fraction; readonly formula: string } {
  const bySlope = multiply(index, fraction(slope, 113))
  const text = `${show(index)} x ${slope} / 113`
  if (formula === 'slopeOnly') return { value: bySlope, formula: text }
  const difference = ratingMinusPar(ratingTenths, par)
  const value = add(bySlope, difference)
  return { value, formula: `${text} + ${toDecimal(ratingTenths)} - ${par}` }
}

/** The strokes that the rating of a course adds: rating minus par, exact. */
export function ratingMinusPar(ratingTenths: number, par: number): Fraction {
  return fraction(ratingTenths - 10 * par, 10)
}

function limited(counted: Explained<Fraction>, { maximumCourseHandicap }: CourseHandicapSettings): Explained<Fraction> {
  if (maximumCourseHandicap === undefined) return counted
  const { value, steps } = counted
  if (value.n <= maximumCourseHandicap * value.d) return counted
  const step = { what: phrase('limitOfCourseHandicap'), formula: show(value), result: `${maximumCourseHandicap}` }
  return { value: fraction(maximumCourseHandicap), steps: [...steps, step] }
}
