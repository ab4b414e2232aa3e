import { expect, it } from 'vitest'
import { isDate, isEmail, isTimestamp, isUuid } from './formats.ts'

it('accepts the days of the calendar and nothing else', () => {
  for (const text of ['2026-05-03', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])
    expect(isDate(text)).toBe(true)
  for (const text of ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01'])
    expect(isDate(text), text).toBe(false)
  for (const text of ['2026-5-3', '20260503', '2026-05-03T00:00:00Z', ' 2026-05-03', '2026-05-03\n', ''])
    expect(isDate(text), text).toBe(false)
})

it('accepts a timestamp with seconds and an offset, on a day that exists', () => {
  for (const text of ['2026-05-03T14:07:09.123+00:00', '2026-05-03T08:10:00-05:00', '2026-05-03T08:10:00Z'])
    expect(isTimestamp(text), text).toBe(true)
  for (const text of [
    '2026-05-03T08:10:00',
    '2026-05-03 08:10:00Z',
    '2026-05-03T08:10Z',
    '2026-05-03T24:00:00Z',
    '2026-05-03T08:60:00Z',
    '2026-05-03T23:59:60Z',
    '2026-02-30T08:10:00Z',
    '2026-05-03T08:10:00+15:00',
    '2026-05-03',
  ])
    expect(isTimestamp(text), text).toBe(false)
})

it('accepts addresses that mail can reach', () => {
  for (const text of ['tiago.moura@example.com', "o'neill+golf@sub.example.pt", 'inês@golfe.example', 'a@b.co'])
    expect(isEmail(text), text).toBe(true)
  for (const text of ['', 'tiago', '@example.com', 'a@b', 'a@@b.pt', 'a b@c.pt', '.a@b.pt', 'a.@b.pt', 'a..b@c.pt'])
    expect(isEmail(text), text).toBe(false)
  for (const text of ['a@-b.pt', 'a@b-.pt', 'a@b..pt', 'a@b.pt.', 'a\u0000@b.pt', `${'a'.repeat(65)}@b.pt`])
    expect(isEmail(text), text).toBe(false)
})

it('accepts a UUID in either case and nothing around it', () => {
  const uuid = '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f01'
  expect([uuid, uuid.toUpperCase()].map(isUuid)).toEqual([true, true])
  expect([`{${uuid}}`, `${uuid}\n`, uuid.replaceAll('-', ''), uuid.replace('6', 'g'), ''].filter(isUuid)).toEqual([])
})
