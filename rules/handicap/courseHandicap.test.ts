import { describe, expect, it } from 'vitest'
import { fraction, round } from '../exact.ts'
import type { Tee } from '../game.ts'
import { said } from '../testSteps.ts'
import {
  courseHandicap,
  courseHandicapFor,
  nineHoleValue,
  ratingMinusPar,
  recommendedCourseHandicap,
} from './courseHandicap.ts'

const tee: Tee = {
  par: 72,
  ratingTenths: 712,
  slope: 128,
  front: { par: 36, ratingTenths: 353, slope: 125 },
  back: { par: 36, ratingTenths: 359, slope: 131 },
  holes: [],
}

describe('a course handicap', () => {
  it('is index x slope / 113 + rating - par, kept exact', () => {
    const { value } = courseHandicap(105, tee)
    expect(value).toEqual(fraction(105 * 128 + 113 * (712 - 720), 1130))
    expect(round(value)).toBe(11)
  })

  it('of nine holes takes half of the index, rounded to a tenth, and the values of that nine', () => {
    const exact = { ...recommendedCourseHandicap, nineHoleIndexRounding: 'none' } as const
    const of = (indexTenths: number, slope: number, ratingTenths: number) =>
      fraction(indexTenths * slope + 113 * (ratingTenths - 360), 1130)
    expect(courseHandicap(87, tee, 'front').value).toEqual(of(44, 125, 353))
    expect(courseHandicap(87, tee, 'back').value).toEqual(of(44, 131, 359))
    expect(courseHandicap(86, tee, 'front', exact).value).toEqual(of(43, 125, 353))
    expect(courseHandicap(87, tee, 'front', exact).value).toEqual(fraction(87 * 125 + 2 * 113 * (353 - 360), 2260))
  })

  it('of a nine without values of its own is half of the 18 holes', () => {
    const { front: _front, ...plain } = tee
    const half = courseHandicap(105, plain, 'front')
    const whole = courseHandicap(105, tee)
    expect(half.value).toEqual(fraction(whole.value.n, whole.value.d * 2))
    expect(half.steps.slice(0, -1)).toEqual(whole.steps)
    expect(said(half.steps).at(-1)).toEqual({ what: 'half for nine holes', formula: '11.09 / 2', result: '5.55' })
  })

  it('without a tee is the index, rounded', () => {
    expect(courseHandicap(125, null).value).toEqual(fraction(13))
    expect(courseHandicap(-25, null).value).toEqual(fraction(-2))
    expect(courseHandicap(87, null, 'back').value).toEqual(fraction(4))
    expect(said(courseHandicap(125, null).steps).at(-1)?.formula).toBe('12.5, rounded')
  })

  it('by slope only leaves out rating and par', () => {
    const settings = { ...recommendedCourseHandicap, formula: 'slopeOnly' } as const
    expect(courseHandicap(105, tee, 'all', settings).value).toEqual(fraction(105 * 128, 1130))
    expect(courseHandicap(105, tee, 'all', settings).steps.at(-1)?.formula).toBe('10.5 x 128 / 113')
  })

  it('keeps to the limits of the competition', () => {
    const limits = { ...recommendedCourseHandicap, maximumIndexTenths: 360, maximumCourseHandicap: 36 }
    const limited = courseHandicap(540, tee, 'all', limits)
    expect(limited.value).toEqual(fraction(36))
    expect(said(limited.steps)).toEqual([
      { what: 'index limit', formula: '54', result: '36' },
      { what: 'handicap index', result: '36' },
      {
        what: 'course handicap',
        formula: '36 x 128 / 113 + 71.2 - 72',
        result: '39.98',
        rule: 'Rules of Handicapping 6.1',
      },
      { what: 'course handicap limit', formula: '39.98', result: '36' },
    ])
    expect(courseHandicap(360, tee, 'all', limits).steps).toHaveLength(3)
    expect(courseHandicap(105, tee, 'all', limits)).toEqual(courseHandicap(105, tee))
    const even = { par: 72, ratingTenths: 720, slope: 113 }
    expect(courseHandicapFor(360, even, 18, limits).steps).toHaveLength(2)
  })

  it('explains itself', () => {
    expect(said(courseHandicap(87, tee, 'front').steps)).toEqual([
      { what: 'handicap index', result: '8.7' },
      { what: 'index for nine holes', formula: '8.7 / 2', result: '4.4' },
      {
        what: 'course handicap',
        formula: '4.4 x 125 / 113 + 35.3 - 36',
        result: '4.17',
        rule: 'Rules of Handicapping 6.1',
      },
    ])
  })
})

it('rating minus par is exact', () => {
  expect(ratingMinusPar(695, 70)).toEqual(fraction(-1, 2))
})

it('an 18-hole handicap set by hand counts half, halves up, over nine', () => {
  expect([9, 10, -3].map(nineHoleValue)).toEqual([5, 5, -1])
})
