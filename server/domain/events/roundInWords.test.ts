/** Rounds that nobody has named, as readers of another language see them. */
import { expect, test } from 'vitest'
import { givenRoundName, roundInWords, roundName } from './roundInWords.ts'

test('a round that was named by the service is named in the language of the reader, whoever made it', () => {
  expect(roundInWords('Cup 2026, round 2', 'Cup 2026', 'de')).toBe('Cup 2026, Runde 2')
  expect(roundInWords('Cup 2026, Runde 2', 'Cup 2026', 'pt')).toBe('Cup 2026, volta 2')
  expect(roundName('Cup 2026, vuelta 10', 'Cup 2026', 'fr')).toBe('Tour 10')
  expect(roundName('Cup 2026, round 1', 'Cup 2026', 'en')).toBe('Round 1')
})

test('the name of a long event is cut in the name of its round, and whole for its reader', () => {
  const event = 'Cup of the Long Name '.repeat(6).slice(0, 120)
  const given = givenRoundName(event, 12, 'es')
  expect(given.length).toBeLessThanOrEqual(120)
  expect(roundInWords(given, event, 'de')).toBe(`${event}, Runde 12`)
  expect(roundName(given, event, 'pt')).toBe('Volta 12')
})

test('a name that somebody gave stays', () => {
  expect(roundInWords('Cup, final round 2', 'Cup', 'de')).toBe('Cup, final round 2')
  expect(roundName('Cup: Qualifying', 'Cup', 'de')).toBe('Qualifying')
  expect(roundName('Medal', 'Cup', 'de')).toBe('Medal')
  expect(roundName('Cup', 'Cup', 'de')).toBe('Cup')
})
