import { describe, expect, it } from 'vitest'
import { said, saidOf } from '../testSteps.ts'
import {
  publishedExpected,
  scoreDifferential,
  scoreDifferentialOfNine,
  scoreDifferentialOfPart,
} from './scoreDifferential.ts'

describe('a score differential', () => {
  it('is 113 / slope x what exceeds the rating, to a tenth', () => {
    expect(scoreDifferential({ adjustedGross: 95, ratingTenths: 720, slope: 125 }).value).toBe(208)
  })

  it('takes exact halves up, where binary numbers fail', () => {
    expect(scoreDifferential({ adjustedGross: 79, ratingTenths: 724, slope: 132 }).value).toBe(57)
  })

  it('takes off the playing conditions', () => {
    const round = { adjustedGross: 80, ratingTenths: 700, slope: 113, playingConditions: 2 }
    expect(saidOf(scoreDifferential(round))).toEqual({
      value: 80,
      steps: [
        {
          what: 'score differential',
          formula: '113 / 113 x (80 - 70 - 2)',
          result: '8',
          rule: 'Rules of Handicapping 5.1a',
        },
      ],
    })
    expect(scoreDifferential({ ...round, playingConditions: -1 }).value).toBe(110)
    expect(scoreDifferential({ adjustedGross: 80, ratingTenths: 700, slope: 113 }).steps[0]?.formula).toBe(
      '113 / 113 x (80 - 70)',
    )
  })
})

describe('the differential of nine holes', () => {
  it('adds the expected one of the other nine and half of the playing conditions, rounded once', () => {
    const round = { adjustedGross: 42, ratingTenths: 350, slope: 113, playingConditions: 1 }
    expect(saidOf(scoreDifferentialOfNine(round, 101))).toEqual({
      value: 130,
      steps: [
        {
          what: 'differential of nine holes',
          formula: '113 / 113 x (42 - 35 - 0.5)',
          result: '6.5',
          rule: 'Rules of Handicapping 5.1b',
        },
        { what: 'expected for the other nine, approximate', formula: '0.52 x 10.1 + 1.2', result: '6.452' },
        { what: 'score differential', formula: '6.5 + 6.452', result: '13' },
      ],
    })
    expect(scoreDifferentialOfNine({ adjustedGross: 42, ratingTenths: 350, slope: 113 }, 0).value).toBe(82)
  })
})

describe('a round of which some holes were not played', () => {
  const round = { adjustedGross: 64, ratingTenths: 720, slope: 113 }

  it('counts the part of the holes played and what is expected of the others, and says that it is an approximation', () => {
    // 64 - 72.0 x 15 / 18 is 4; (0.52 x 12.4 + 1.2) x 3 / 9 is 2.549: 6.549.
    const { value, steps } = scoreDifferentialOfPart(round, 15, 124)
    expect(value).toBe(65)
    expect(said(steps)).toEqual([
      {
        what: 'differential of 15 holes',
        formula: '113 / 113 x (64 - 60)',
        result: '4',
        rule: 'Rules of Handicapping 3.2, 5.1b',
      },
      { what: 'expected for the other 3 holes, approximate', formula: '(0.52 x 12.4 + 1.2) x 3 / 9', result: '2.549' },
      { what: 'score differential, approximate', formula: '4 + 2.549', result: '6.5' },
    ])
  })

  it('takes its part of the playing conditions', () => {
    expect(scoreDifferentialOfPart({ ...round, playingConditions: 3 }, 12, 0).steps[0]).toMatchObject({
      formula: '113 / 113 x (64 - 48 - 2)',
      result: '14',
    })
  })

  it('takes a published table where there is one, and does not call that an approximation', () => {
    const table = publishedExpected('Table of a federation', indexTenths => indexTenths * 9)
    const { value, steps } = scoreDifferentialOfPart(round, 17, 10, table)
    // 64 - 68 is -4, and the table says 1.0 for one hole.
    expect(value).toBe(-30)
    expect(said(steps)[1]).toEqual({
      what: 'expected for the other 1 holes',
      formula: 'Table of a federation, index 1',
      result: '1',
    })
    expect(said(steps)[2]?.what).toBe('score differential')
    const nine = scoreDifferentialOfNine({ adjustedGross: 40, ratingTenths: 360, slope: 113 }, 10, table)
    expect(nine.value).toBe(130)
    expect(said(nine.steps)[1]?.what).toBe('expected for the other nine')
  })
})
