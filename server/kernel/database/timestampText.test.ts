import { expect, it } from 'vitest'
import { timestampText } from './timestampText.ts'

it.each([
  ['2026-05-03T15:07:09.1009+01:00', '2026-05-03T14:07:09.100+00:00'],
  ['0001-01-01T00:00:00+14:00', '0001-01-01T00:00:00.000+00:00'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000+00:00'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999+00:00'],
  ['9999-12-31T23:59:59.999-14:00', '9999-12-31T23:59:59.999+00:00'],
])('writes %s as %s', (given, text) => {
  expect(timestampText(Temporal.Instant.from(given))).toBe(text)
})
