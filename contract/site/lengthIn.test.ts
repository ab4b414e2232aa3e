import { expect, test } from 'vitest'
import { lengthIn, yardsOf } from './lengthIn.ts'

test('every length in metres comes back from yards as it was', () => {
  for (let metres = 1; metres <= 2000; metres += 1) expect(lengthIn('metres', yardsOf(metres, 'metres'))).toBe(metres)
  expect(lengthIn('yards', 402)).toBe(402)
})
