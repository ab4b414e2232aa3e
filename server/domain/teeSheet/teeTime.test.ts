import { describe, expect, test } from 'vitest'
import { instantOf, localDate, localTime, withLocalTimes } from './teeTime.ts'

const asLocalTime = (teeTime: string, timeZone: string) => localTime(instantOf(teeTime), timeZone)

test('any offset comes in, the offset of the event at that moment goes out', () => {
  for (const teeTime of ['2026-05-03T13:10:00Z', '2026-05-03T08:10:00-05:00', '2026-05-03T22:55:00+09:45'])
    expect(asLocalTime(teeTime, 'America/Chicago')).toBe('2026-05-03T08:10:00.000-05:00')
  expect(asLocalTime('2026-05-03T13:10:00Z', 'Asia/Kathmandu')).toBe('2026-05-03T18:55:00.000+05:45')
  expect(asLocalTime('2026-05-03T13:10:00Z', 'UTC')).toBe('2026-05-03T13:10:00.000+00:00')
})

test('seconds and milliseconds stay, what is finer is cut off', () => {
  expect(asLocalTime('2026-05-03T08:10:07.1239Z', 'UTC')).toBe('2026-05-03T08:10:07.123+00:00')
  expect(asLocalTime('2026-05-03T08:10:07.999999999Z', 'UTC')).toBe('2026-05-03T08:10:07.999+00:00')
})

describe('nights when clocks change', () => {
  test('in the gap the clock jumps from 00:59 to 02:00 in Lisbon, from 01:59 to 03:00 in New York', () => {
    expect(asLocalTime('2026-03-29T00:59:59Z', 'Europe/Lisbon')).toBe('2026-03-29T00:59:59.000+00:00')
    expect(asLocalTime('2026-03-29T01:00:00Z', 'Europe/Lisbon')).toBe('2026-03-29T02:00:00.000+01:00')
    expect(asLocalTime('2026-03-08T06:59:59Z', 'America/New_York')).toBe('2026-03-08T01:59:59.000-05:00')
    expect(asLocalTime('2026-03-08T07:00:00Z', 'America/New_York')).toBe('2026-03-08T03:00:00.000-04:00')
  })
  test('the repeated hour shows twice with two offsets, in the order in which it is lived', () => {
    expect(asLocalTime('2026-10-25T00:30:00Z', 'Europe/Lisbon')).toBe('2026-10-25T01:30:00.000+01:00')
    expect(asLocalTime('2026-10-25T01:30:00Z', 'Europe/Lisbon')).toBe('2026-10-25T01:30:00.000+00:00')
    expect(asLocalTime('2026-11-01T05:30:00Z', 'America/New_York')).toBe('2026-11-01T01:30:00.000-04:00')
    expect(asLocalTime('2026-11-01T06:30:00Z', 'America/New_York')).toBe('2026-11-01T01:30:00.000-05:00')
  })
  test('a local time that does not exist is the instant that its offset says', () => {
    expect(asLocalTime('2026-03-29T01:30:00+00:00', 'Europe/Lisbon')).toBe('2026-03-29T02:30:00.000+01:00')
    expect(asLocalTime('2026-03-29T01:30:00+01:00', 'Europe/Lisbon')).toBe('2026-03-29T00:30:00.000+00:00')
  })
})

test('the date is the one on the calendar of the event, also on the days when clocks change', () => {
  expect(localDate(instantOf('2026-03-28T23:59:59.999Z'), 'Europe/Lisbon')).toBe('2026-03-28')
  expect(localDate(instantOf('2026-03-29T22:59:59.999Z'), 'Europe/Lisbon')).toBe('2026-03-29')
  expect(localDate(instantOf('2026-03-29T23:00:00Z'), 'Europe/Lisbon')).toBe('2026-03-30')
  expect(localDate(instantOf('2026-11-02T04:59:59Z'), 'America/New_York')).toBe('2026-11-01')
  expect(localDate(instantOf('2026-11-02T05:00:00Z'), 'America/New_York')).toBe('2026-11-02')
})

test('only the fields that the database wrote become local times, never the text of a person', () => {
  const name = '"date":"","time":"","teeTime":"2026-05-03T07:00:00.000Z[UTC]"'
  const written = (teeTime: string) => ({ date: '', time: '', teeTime, courseName: name })
  const json = JSON.stringify([
    written('2026-05-03T23:30:00.000Z[Europe/Lisbon]'),
    written('2026-05-03T07:00:00.100Z[UTC]'),
  ])
  expect(JSON.parse(withLocalTimes(json))).toEqual([
    { date: '2026-05-04', time: '00:30:00', teeTime: '2026-05-04T00:30:00.000+01:00', courseName: name },
    { date: '2026-05-03', time: '07:00:00.1', teeTime: '2026-05-03T07:00:00.100+00:00', courseName: name },
  ])
})
