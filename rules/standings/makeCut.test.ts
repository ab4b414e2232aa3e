import { describe, expect, it } from 'vitest'
import { fraction } from '../exact.ts'
import { said } from '../testSteps.ts'
import { type CutRule, makeCut } from './makeCut.ts'

const field = (...totals: (number | null)[]) =>
  totals.map(total => ({ total: total === null ? null : fraction(total) }))
const played = { afterRound: 2 }

function whoMakesIt(totals: (number | null)[], rule: Partial<CutRule>, wins: 'low' | 'high' = 'low') {
  return makeCut(field(...totals), { ...played, ...rule }, wins).made
}

describe('a cut', () => {
  it('lets the low N and everybody level with the last of them play on', () => {
    expect(whoMakesIt([140, 142, 142, 141, 143], { low: 3 })).toEqual([true, true, true, true, false])
  })

  it('lets everybody within so many strokes of the lead play on', () => {
    expect(whoMakesIt([140, 150, 151], { within: 10 })).toEqual([true, true, false])
  })

  it('with both takes whichever lets more play on', () => {
    expect(whoMakesIt([140, 141, 150, 151], { low: 2, within: 10 })).toEqual([true, true, true, false])
    expect(whoMakesIt([140, 150, 151, 152], { low: 2, within: 11 })).toEqual([true, true, true, false])
    expect(whoMakesIt([140, 141, 142, 142, 143], { low: 3, within: 1 })).toEqual([true, true, true, true, false])
  })

  it('is the same in whatever order the sides are given', () => {
    expect(whoMakesIt([150, 140, 151, 141, 142], { low: 2 })).toEqual([false, true, false, true, false])
    expect(whoMakesIt([151, 140, 150], { within: 10 })).toEqual([false, true, true])
    expect(whoMakesIt([30, 36, 40], { low: 2 }, 'high')).toEqual([false, true, true])
  })

  it('works for points, where the higher wins', () => {
    expect(whoMakesIt([40, 36, 30, 36], { low: 2 }, 'high')).toEqual([true, true, false, true])
    expect(whoMakesIt([40, 36, 30], { within: 4 }, 'high')).toEqual([true, true, false])
    expect(whoMakesIt([40, 36, 30], { low: 1, within: 4 }, 'high')).toEqual([true, true, false])
    expect(whoMakesIt([40, 36, 30], { low: 3, within: 4 }, 'high')).toEqual([true, true, true])
  })

  it('counts professionals only when it says so; an amateur at the line plays on', () => {
    const sides = [
      { total: fraction(140), amateur: true },
      { total: fraction(141), amateur: false },
      { total: fraction(142), amateur: false },
      { total: fraction(142), amateur: true },
      { total: fraction(143), amateur: false },
    ]
    expect(makeCut(sides, { ...played, low: 2, counts: 'professionals' }, 'low').made).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(makeCut(sides, { ...played, low: 3, counts: 'professionals' }, 'low').made).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(makeCut(sides, { ...played, low: 1, counts: 'professionals' }, 'low').made).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(makeCut(sides, { ...played, low: 2, counts: 'all' }, 'low').made).toEqual([true, true, false, false, false])
  })

  it('is made in each flight by itself when it says so', () => {
    const sides = [
      { total: fraction(140), flightId: 7 },
      { total: fraction(141), flightId: 7 },
      { total: fraction(150), flightId: 8 },
      { total: fraction(151), flightId: 8 },
      { total: fraction(160) },
    ]
    const cut = makeCut(sides, { ...played, low: 1, perFlight: true }, 'low')
    expect(cut.made).toEqual([true, false, true, false, true])
    expect(cut.lines.map(({ flightId, line }) => [flightId, line?.n])).toEqual([
      [7, 140],
      [8, 150],
      [null, 160],
    ])
    expect(makeCut(sides, { ...played, low: 1 }, 'low').made).toEqual([true, false, false, false, false])
  })

  it('is missed by who has no total', () => {
    expect(whoMakesIt([140, null, 141], { low: 3 })).toEqual([true, false, true])
  })

  it('lets everybody play on when the field is not larger than the places, or no rule is given', () => {
    expect(whoMakesIt([140, 150], { low: 3, within: 1 })).toEqual([true, true])
    expect(whoMakesIt([140, 150], { low: 2 })).toEqual([true, true])
    expect(whoMakesIt([140, 150], {})).toEqual([true, true])
    expect(whoMakesIt([], { within: 4 })).toEqual([])
  })

  it('a second time is made only when more than a number made the first', () => {
    expect(whoMakesIt([140, 141, 142], { low: 1, onlyAbove: 3 })).toEqual([true, true, true])
    expect(whoMakesIt([140, 141, 142], { low: 1, onlyAbove: 2 })).toEqual([true, false, false])
  })

  it('explains its line', () => {
    const steps = (rule: Partial<CutRule>) =>
      said(makeCut(field(140, 141, 155), { ...played, ...rule }, 'low').lines[0]?.steps ?? [])
    expect(steps({ low: 2, within: 10 })).toEqual([
      { what: 'low 2 and ties', result: '141' },
      { what: 'within 10 of the lead', result: '150' },
      { what: 'cut', formula: 'within 10 of the lead', result: '150' },
    ])
    expect(steps({ low: 4 })).toEqual([{ what: 'cut', result: 'everybody plays on' }])
    expect(steps({ low: 1, onlyAbove: 3 })).toEqual([
      { what: 'cut', formula: '3 in the field', result: 'everybody plays on' },
    ])
  })
})
