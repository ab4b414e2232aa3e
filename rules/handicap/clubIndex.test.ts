import { describe, expect, it } from 'vitest'
import { fraction, roundToTenths } from '../exact.ts'
import { said, saidOf } from '../testSteps.ts'
import { capIndex, clubIndex, exceptionalScoreAdjustment, indexRow, recommendedClubIndex } from './clubIndex.ts'

const twenty = (tenths: number) => Array.from({ length: 20 }, () => tenths)

describe('a club index', () => {
  it('averages the lowest differentials, with the adjustment of a small record', () => {
    expect(clubIndex([100, 120, 150]).value).toBe(80)
    expect(clubIndex([150, 120, 100, 180]).value).toBe(90)
    expect(clubIndex([464, 293, 294, 311, 216, 407]).value).toBe(245)
  })

  it('looks at the newest twenty only', () => {
    expect(clubIndex([10, ...twenty(100)]).value).toBe(100)
    expect(clubIndex([...twenty(100), 20]).value).toBe(90)
  })

  it('needs three differentials, or as many as an association says', () => {
    expect(saidOf(clubIndex([100, 120]))).toEqual({
      value: null,
      steps: [{ what: 'handicap index', result: '2 differentials are too few' }],
    })
    expect(clubIndex([100, 120], null, { ...recommendedClubIndex, fewestDifferentials: 1 }).value).toBe(80)
    expect(clubIndex([], null, { ...recommendedClubIndex, fewestDifferentials: 0 }).value).toBeNull()
  })

  it('is at most 54.0', () => {
    expect(clubIndex([700, 700, 700, 700, 700]).value).toBe(540)
    expect(clubIndex([540, 700, 700, 700, 700]).value).toBe(540)
    const calculated = { ...recommendedClubIndex, maximumIndexTenths: null }
    expect(clubIndex([700, 700, 700, 700, 700], null, calculated).value).toBe(700)
  })

  it('is capped only once there are twenty differentials', () => {
    expect(clubIndex(twenty(150), 100).value).toBe(140)
    expect(clubIndex(twenty(150).slice(1), 100).value).toBe(150)
    expect(clubIndex(twenty(150)).value).toBe(150)
  })

  it('explains itself', () => {
    expect(said(clubIndex([100, 120, 150]).steps)).toEqual([
      {
        what: 'average of the lowest 1 of 3',
        formula: '(10) / 1 - 2',
        result: '8',
        rule: 'Rules of Handicapping 5.2a',
      },
      { what: 'handicap index', formula: '8, rounded', result: '8' },
    ])
    expect(said(clubIndex(twenty(150), 100).steps).map(({ what }) => what)).toEqual([
      'average of the lowest 8 of 20',
      'soft cap',
      'handicap index',
    ])
    expect(clubIndex([150, 120, 100, 180, 170, 160, 190]).steps[0]?.formula).toBe('(10 + 12) / 2')
  })
})

describe('the caps', () => {
  it('halve what exceeds the low index by more than 3.0', () => {
    expect(capIndex(fraction(134, 10), 100).value).toEqual(fraction(132, 10))
    expect(capIndex(fraction(130, 10), 100)).toEqual({ value: fraction(13), steps: [] })
    expect(said(capIndex(fraction(134, 10), 100).steps)).toEqual([
      { what: 'soft cap', formula: '13 + (13.4 - 13) / 2', result: '13.2', rule: 'Rules of Handicapping 5.8' },
    ])
  })

  it('never let the index rise by more than 5.0', () => {
    expect(saidOf(capIndex(fraction(170, 10), 100))).toEqual({
      value: fraction(15),
      steps: [{ what: 'soft cap', formula: '13 + (17 - 13) / 2', result: '15', rule: 'Rules of Handicapping 5.8' }],
    })
    expect(capIndex(fraction(200, 10), 100).value).toEqual(fraction(15))
    expect(said(capIndex(fraction(200, 10), 100).steps).at(-1)).toEqual({
      what: 'hard cap',
      formula: '16.5',
      result: '15',
      rule: 'Rules of Handicapping 5.8',
    })
  })

  it('look at the rounded average of Rule 5.2b, or at the exact one when an association says so', () => {
    const average = fraction(1343, 100)
    expect(capIndex(average, 100).value).toEqual(fraction(132, 10))
    expect(capIndex(average, 100, { capOf: 'exactAverage' }).value).toEqual(fraction(1343 + 1300, 200))
    // An average of 13.43 rounds to 13.4, half of the 0.4 above 13.0 counts: 13.2. The exact one would give 13.215, so 13.2 too.
    // 13.45 rounds to 13.5: 13.25, so 13.3; the exact one gives 13.225, so 13.2.
    const close = fraction(1345, 100)
    expect(roundToTenths(capIndex(close, 100).value)).toBe(133)
    expect(roundToTenths(capIndex(close, 100, { capOf: 'exactAverage' }).value)).toBe(132)
  })
})

describe('an exceptional score', () => {
  it('takes off 1.0 from 7.0 better on and 2.0 from 10.0 on', () => {
    expect([131, 130, 101, 100].map(tenths => exceptionalScoreAdjustment(200, tenths))).toEqual([0, -10, -10, -20])
  })
})

it('the rows of the table stand from their number of differentials on', () => {
  expect([0, 1, 3, 4, 5, 6, 8, 11, 14, 16, 18, 19, 20, 25].map(count => indexRow(count)?.lowest ?? null)).toEqual([
    null,
    1,
    1,
    1,
    1,
    2,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    8,
  ])
})
