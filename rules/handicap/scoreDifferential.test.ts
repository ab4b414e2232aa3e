import { describe, expect, it } from 'vitest'
import { scoreDifferential, scoreDifferentialOfNine } from './scoreDifferential.ts'

describe('a score differential', () => {
  it('is 113 / slope x what exceeds the rating, to a tenth', () => {
    expect(scoreDifferential({ adjustedGross: 95, ratingTenths: 720, slope: 125 }).value).toBe(208)
  })

  it('takes exact halves up, where binary numbers fail', () => {
    expect(scoreDifferential({ adjustedGross: 79, ratingTenths: 724, slope: 132 }).value).toBe(57)
  })

  it('takes off the playing conditions', () => {
    const round = { adjustedGross: 80, ratingTenths: 700, slope: 113, playingConditions: 2 }
    expect(scoreDifferential(round)).toEqual({
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
    expect(scoreDifferentialOfNine(round, 101)).toEqual({
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
