import { expect, test } from 'vitest'
import { said } from '../../../rules/testSteps.ts'
import type { TeeInPlay } from '../events/eventOrRounds.sql.ts'
import { computeHandicap, explainPlayingHandicap, playingHandicapOnCard } from './computeHandicap.ts'
import { computeTeamHandicap } from './computeTeamHandicap.ts'

const yellow = { par: 72, ratingTenths: 703, slope: 130, holes: 18 }

test('the playing handicap comes from the unrounded course handicap', () => {
  expect(computeHandicap({ indexTenths: 124, tee: yellow, allocPct: 95 })).toMatchObject({
    hcCourse: 13,
    hcPlaying: 12,
  })
  const close = { indexTenths: 115, tee: { par: 72, ratingTenths: 720, slope: 113, holes: 18 }, allocPct: 95 }
  expect(computeHandicap(close)).toMatchObject({ hcCourse: 12, hcPlaying: 11 })
})

test('a nine-hole course gives the handicap for 18 holes', () => {
  const nine = { par: 36, ratingTenths: 351, slope: 120, holes: 9 }
  const twice = { par: 72, ratingTenths: 702, slope: 120, holes: 18 }
  const values = { indexTenths: 187, allocPct: 100 }
  expect(computeHandicap({ ...values, tee: nine })).toEqual(computeHandicap({ ...values, tee: twice }))
})

test('without a tee the index itself counts, and a plus handicap rounds towards zero', () => {
  expect(computeHandicap({ indexTenths: -25, tee: null, allocPct: 100 })).toMatchObject({ hcCourse: -2, hcPlaying: -2 })
})

test('the explanation names every step', () => {
  const { explanation } = computeHandicap({ indexTenths: 124, tee: yellow, allocPct: 95 })
  expect(said(explanation).map(step => step.what)).toEqual([
    'handicap index',
    'course handicap',
    'allowance',
    'playing handicap',
  ])
})

const nine = { par: 36, ratingTenths: 361, slope: 125, holes: 9 }
const shortTee: TeeInPlay = {
  ...nine,
  courseId: 1,
  courseName: 'Short',
  teeId: 1,
  name: 'White',
  gender: 'M',
  card: [],
  front: null,
  back: null,
}

test.each([
  ['an index on nine holes', { indexTenths: 234, hcPlaying: 25, byHand: false, tee: nine }, '12'],
  ['a value by hand on nine holes', { indexTenths: null, hcPlaying: 25, byHand: true, tee: nine }, '13'],
  ['an index on 18 holes', { indexTenths: 124, hcPlaying: 12, byHand: false, tee: yellow }, '12'],
  ['a value by hand on 18 holes', { indexTenths: 124, hcPlaying: 20, byHand: true, tee: yellow }, '20'],
])('the explanation of %s ends in what the card is counted with', (_, given, counted) => {
  const handicap = { ...given, allocPct: 95 }
  expect(`${playingHandicapOnCard(handicap)}`).toBe(counted)
  expect(explainPlayingHandicap(handicap, given.tee.holes).at(-1)?.result).toBe(counted)
})

test('the computed handicap of a team on nine holes comes from handicaps for nine holes and is rounded once', () => {
  const players = [30, 60].map(indexTenths => ({ indexTenths, hcCourse: null, byHand: false, tee: shortTee }))
  const computation = computeTeamHandicap(players, shortTee, 'scramble', {
    allowance: [35, 15],
    withoutIndex: undefined,
  })
  const steps = (part: 'whole' | 'nine') => computation?.[part]?.steps.map(({ result }) => result)
  // Indexes 3.0 and 6.0 at slope 125, twice 36.1 - 36: 3.52 and 6.84 for 18 holes, 1.76 and 3.42 for nine.
  expect(steps('whole')).toEqual(['2.26', '2'])
  expect(steps('nine')).toEqual(['1.13', '1'])
  const team = { indexTenths: null, hcPlaying: 2, byHand: true, tee: shortTee, allocPct: 100, computation }
  expect(playingHandicapOnCard(team)).toBe(1)
  expect(explainPlayingHandicap(team, 9)).toEqual(computation?.nine?.steps)
  expect(explainPlayingHandicap({ ...team, tee: undefined }, 18)).toEqual(computation?.whole.steps)
})

test('a team plays nine holes off the rounded exact value, not off half of the rounded one', () => {
  const players = [
    { indexTenths: 26, hcCourse: null, byHand: false, tee: undefined },
    { indexTenths: null, hcCourse: 0, byHand: true, tee: undefined },
  ]
  const tee = { ...shortTee, par: 36, ratingTenths: 360, slope: 113 }
  const computation = computeTeamHandicap(
    players.map(one => ({ ...one, tee })),
    tee,
    'scramble',
    { allowance: [100, 100], withoutIndex: undefined },
  )
  expect([computation?.whole.value, computation?.nine?.value]).toEqual([3, 1])
})
