import { expect, test } from 'vitest'
import { said, say } from './say.ts'
import { clockFormat, timeOfDay } from './timeOfDay.ts'

test.each([
  ['00:05', '12:05 am'],
  ['08:10', '8:10 am'],
  ['12:00', '12:00 pm'],
  ['2026-05-02T13:35:00.000+01:00', '1:35 pm'],
  ['23:59:59', '11:59 pm'],
])('%s is %s for a clock of 12 hours', (time, words) => {
  expect(timeOfDay(time, 'h12', 'en-GB')).toBe(words.replace(' ', '\u00a0'))
  expect(timeOfDay(time, 'h24', 'en-GB')).toBe(/\d\d:\d\d/.exec(time)?.[0])
})

test.each([
  ['de-DE', '8:10 AM', 'Samstag, 2. Mai 2026 um 8:10 AM'],
  ['es-ES', '8:10 a. m.', 'sábado, 2 de mayo de 2026, 8:10 a. m.'],
  ['fr-FR', '8:10 AM', 'samedi 2 mai 2026 à 8:10 AM'],
  ['pt-PT', '8:10 a.m.', 'sábado, 2 de maio de 2026 às 8:10 a.m.'],
])('in %s it is %s', (locale, time, moment) => {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ')
  expect(plain(timeOfDay('08:10', 'h12', locale))).toBe(time)
  const format = clockFormat('h12', locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  expect(plain(format.format(new Date('2026-05-02T08:10Z')))).toBe(moment)
})

test.each(['en-GB', 'de-DE', 'es-ES', 'fr-FR', 'pt-PT'])('a clock of 24 hours has two digits in %s', locale => {
  const format = clockFormat('h24', locale, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' })
  expect(format.format(new Date('2026-11-30T08:10Z'))).toMatch(/ 08:10$/)
  expect(format.format(new Date('2026-11-30T13:10Z'))).toMatch(/ 13:10$/)
})

test('seconds keep their digits', () => {
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'UTC' } as const
  const at = new Date('2026-05-02T08:05:07Z')
  expect(clockFormat('h12', 'en-GB', options).format(at)).toBe('8:05:07\u00a0am')
  expect(clockFormat('h24', 'en-GB', options).format(at)).toBe('08:05:07')
})

test('a sentence that travels says its time in the language of who reads it', () => {
  const dark = said('readiness.dark', { time: { time: '21:30', clock: 'h12' } })
  expect(say(dark, 'en')).toBe('A group starts at 9:30\u00a0pm, when it may be dark.')
  expect(say(dark, 'pt')).toContain('9:30\u00a0p.m.')
  expect(say(said('readiness.dark', { time: { time: '21:30', clock: 'h24' } }), 'en')).toContain('21:30')
})
