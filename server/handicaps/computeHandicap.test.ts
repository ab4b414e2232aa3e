import { expect, test } from 'vitest'
import { computeHandicap, explainPlayingHandicap, playingHandicapOnCard } from './computeHandicap.ts'

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
  expect(explanation.map(step => step.what)).toEqual([
    'handicap index',
    'course handicap',
    'allowance',
    'playing handicap',
  ])
})

const nine = { par: 36, ratingTenths: 361, slope: 125, holes: 9 }

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

test('a computed handicap is explained by its computation, also for nine holes', () => {
  const computation = [{ what: 'team handicap', result: '8.5' }]
  const team = { indexTenths: null, hcPlaying: 9, byHand: true, tee: nine, allocPct: 100, computation }
  expect(explainPlayingHandicap(team, 18)).toEqual(computation)
  expect(explainPlayingHandicap(team, 9).at(-1)).toMatchObject({ formula: '9 / 2, rounded', result: '5' })
})
