import { expect, test } from 'vitest'
import { dayInWords, daysInWords, momentInWords } from './dayInWords.ts'

test.each([
  ['2026-11-21', '2026-11-21', '21 November 2026'],
  ['2026-11-20', '2026-11-21', '20–21 November 2026'],
  ['2026-11-30', '2026-12-02', '30 November – 2 December 2026'],
  ['2026-12-31', '2027-01-01', '31 December 2026 – 1 January 2027'],
])('the days from %s to %s are %s', (startDate, endDate, words) => {
  expect(daysInWords({ startDate, endDate })).toBe(words)
})

const wall = { timeZone: 'Europe/Lisbon', clock: 'h24' } as const

test('a moment is told where the event is', () => {
  expect(momentInWords(Temporal.Instant.from('2026-09-30T23:05:59Z'), wall)).toBe('1 Oct 2026, 00:05')
  expect(dayInWords('2026-09-03')).toBe('3 Sep 2026')
})
