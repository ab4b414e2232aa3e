import { expect, test } from 'vitest'
import { lengthIn, unitShown, yardsOf } from './lengthIn.ts'

test('every length in metres comes back from yards as it was', () => {
  for (let metres = 1; metres <= 2000; metres += 1) expect(lengthIn('metres', yardsOf(metres, 'metres'))).toBe(metres)
  expect(lengthIn('yards', 402)).toBe(402)
})

test('a yard is 0.9144 m exactly, and a club has lengths as the course has them or all in one unit', () => {
  expect([1, 100, 380, 625, 10_000].map(yards => lengthIn('metres', yards))).toEqual([1, 91, 347, 572, 9144])
  expect(yardsOf(9144, 'metres')).toBe(10_000)
  expect((['course', 'yards', 'metres'] as const).map(lengths => unitShown(lengths, 'metres'))).toEqual([
    'metres',
    'yards',
    'metres',
  ])
})
