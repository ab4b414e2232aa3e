import { expect, test } from 'vitest'
import { computeHandicap } from './computeHandicap.ts'

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
