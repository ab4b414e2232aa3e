import { expect, test } from 'vitest'
import { untilInWords } from './localMoment.ts'

test.each([
  ['2026-12-04T18:30:00Z', 'on Friday 4 December 2026 at 18:30'],
  ['2026-12-05T00:00:00Z', 'at the end of Friday 4 December 2026'],
])('%s is %s', (instant, words) => {
  expect(
    untilInWords(Temporal.Instant.from(instant), { timeZone: 'Europe/Lisbon', clock: 'h24' }).replaceAll(',', ''),
  ).toBe(words)
})
