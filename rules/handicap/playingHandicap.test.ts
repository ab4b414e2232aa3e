import { describe, expect, it } from 'vitest'
import { fraction, percent } from '../exact.ts'
import { said } from '../testSteps.ts'
import { allowances, teamWeights } from './allowances.ts'
import { againstPar, parDifferences } from './differentTees.ts'
import { matchStrokes } from './matchStrokes.ts'
import { playingHandicap } from './playingHandicap.ts'
import { teamHandicap } from './teamHandicap.ts'

const playingHandicapOf = (tenths: number, allowance: number, more = {}) =>
  playingHandicap(fraction(tenths, 10), { allowance: percent(allowance), ...more }).value

describe('a playing handicap', () => {
  it('is the allowance of the unrounded course handicap, rounded once', () => {
    expect(playingHandicapOf(100, 80)).toBe(8)
    expect(playingHandicapOf(114, 95)).toBe(11)
    expect(playingHandicapOf(106, 95)).toBe(10)
    expect(playingHandicapOf(105, 95)).toBe(10)
  })

  it('of a plus player moves up towards zero', () => {
    expect([playingHandicapOf(-30, 95), playingHandicapOf(-46, 85), playingHandicapOf(-25, 100)]).toEqual([-3, -4, -2])
  })

  it('adds the par difference before rounding and keeps to the limit after it', () => {
    expect(playingHandicapOf(105, 100, { parDifference: 2 })).toBe(13)
    expect(playingHandicapOf(105, 100, { parDifference: -1 })).toBe(10)
    expect(playingHandicapOf(405, 100, { maximum: 36 })).toBe(36)
    expect(playingHandicapOf(360, 100, { maximum: 36 })).toBe(36)
    expect(playingHandicapOf(350, 100, { maximum: 36 })).toBe(35)
  })

  it('explains itself', () => {
    const settings = { allowance: percent(95), parDifference: 1, maximum: 36 }
    expect(said(playingHandicap(fraction(405, 10), settings).steps)).toEqual([
      { what: 'allowance', formula: '40.5 x 95 %', result: '38.48', rule: 'Rules of Handicapping 6.2, Appendix C' },
      { what: 'par difference of the tees', formula: '38.48 + 1', result: '39.48', rule: 'Rules of Handicapping 6.2b' },
      { what: 'playing handicap', formula: '39.48, rounded', result: '39' },
      { what: 'playing handicap limit', formula: '39', result: '36' },
    ])
    expect(playingHandicap(fraction(36), { allowance: percent(100), maximum: 36 }).steps).toHaveLength(2)
  })
})

describe('a team handicap', () => {
  const team = (...handicaps: number[]) => handicaps.map(handicap => fraction(handicap))

  it('weighs from the lowest to the highest handicap, whatever the order of entry', () => {
    const weights = teamWeights(allowances.scramble2, 2)
    expect(teamHandicap(team(20, 10), weights)).toMatchObject({ value: 7, unrounded: fraction(13, 2) })
    expect(teamHandicap(team(10, 20), weights).value).toBe(7)
  })

  it('rounds once, from unrounded course handicaps', () => {
    expect(teamHandicap([fraction(64, 10), fraction(114, 10)], teamWeights(allowances.greensomes, 2)).value).toBe(8)
    expect(teamHandicap(team(7, 12), teamWeights(allowances.foursomes, 2)).value).toBe(10)
  })

  it('counts nothing for a player without a weight', () => {
    expect(teamHandicap(team(10, 20, 30), teamWeights(allowances.scramble2, 3)).value).toBe(7)
    expect(teamHandicap(team(10, 20, 30), teamWeights(allowances.scramble2, 3)).steps[0]?.formula).toBe(
      '10 x 35 % + 20 x 15 % + 30 x 0 %',
    )
  })

  it('takes an allowance of each player or of the sum as one weight for all', () => {
    expect(teamWeights(allowances.shamble, 2)).toEqual([fraction(17, 20), fraction(17, 20)])
    expect(teamHandicap(team(10, 12, 16, 18), teamWeights(allowances.ambrose4, 4)).value).toBe(7)
    expect(teamWeights(allowances.scramble4, 4)).toEqual([25, 20, 15, 10].map(percent))
  })

  it('explains itself', () => {
    expect(said(teamHandicap(team(15, 20), teamWeights(allowances.foursomes, 2)).steps)).toEqual([
      {
        what: 'team handicap',
        formula: '15 x 50 % + 20 x 50 %',
        result: '17.5',
        rule: 'Rules of Handicapping, Appendix C',
      },
      { what: 'playing handicap', formula: '17.5, rounded', result: '18' },
    ])
  })
})

describe('the strokes of a match', () => {
  it('are the difference to the lowest, which grows with a plus player', () => {
    expect(matchStrokes([15, 4, 10])).toEqual([11, 0, 6])
    expect(matchStrokes([-2, 10])).toEqual([0, 12])
    expect(matchStrokes([])).toEqual([])
  })

  it('of foursomes come from the rounded handicaps of the sides', () => {
    const sides = [
      [6, 10],
      [15, 20],
    ].map(
      side =>
        teamHandicap(
          side.map(handicap => fraction(handicap)),
          teamWeights(allowances.foursomes, 2),
        ).value,
    )
    expect(matchStrokes(sides)).toEqual([0, 10])
  })

  it('of a four-ball take the allowance before the lowest is taken off', () => {
    const handicaps = [5, 12, 18, 20].map(handicap => playingHandicapOf(handicap * 10, allowances.fourBallMatch.each))
    expect(matchStrokes(handicaps)).toEqual([0, 6, 11, 13])
  })
})

describe('different tees', () => {
  it('add the par difference where net strokes decide', () => {
    expect(parDifferences([72, 71, 74], 'netStrokes')).toEqual([1, 0, 3])
    expect(parDifferences([72, 71], 'netStrokes', 'highestPar')).toEqual([0, -1])
  })

  it('add nothing where everybody plays against his or her own par', () => {
    expect(parDifferences([72, 71], 'ownPar')).toEqual([0, 0])
    expect(parDifferences([], 'netStrokes')).toEqual([])
  })

  it('count a player of a team with one ball against the par that is scored', () => {
    expect(againstPar({ par: 72, ratingTenths: 712, slope: 128 }, 71)).toEqual({
      par: 71,
      ratingTenths: 712,
      slope: 128,
    })
  })
})
