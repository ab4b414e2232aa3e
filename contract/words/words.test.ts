/** Every text of every language: that it is a message, has the blanks of the English one, and reads as the tools of translators read it. */
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { type Language, languageFacts, languages } from './languages.ts'
import { filledMessage, partsOf } from './message.ts'
import { nounWords } from './nounWords.ts'
import { screenWords } from './screenWords.ts'
import type { Words } from './spoken.ts'

const texts = new Map<Language, ReadonlyMap<string, string>>(
  await Promise.all(
    languages.map(async language => {
      const words = { ...nounWords[language], screens: { ...(await screenWords[language]()) } }
      return [language, new Map(textsIn(words))] as const
    }),
  ),
)
const english = texts.get('en') ?? new Map<string, string>()
const counts = [0, 1, 2, 3, 5, 11, 21, 1234]

describe.each(languages)('%s', language => {
  const own = texts.get(language) ?? new Map<string, string>()

  test('has every text and no other', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('has the blanks of the English texts', () => {
    const odd = [...own].filter(([name, text]) => `${blanksOf(text)}` !== `${blanksOf(english.get(name) ?? '')}`)
    expect(odd).toEqual([])
  })

  test('reads as ICU MessageFormat does', () => {
    const { locale } = languageFacts[language]
    for (const text of own.values()) {
      const blanks = partsOf(text).filter(part => typeof part !== 'string')
      if (blanks.length === 0) continue
      const message = new IntlMessageFormat(text, locale, {}, { ignoreTag: true })
      for (const count of counts) {
        const values = Object.fromEntries(
          blanks.map(({ name, kind, branches = {} }) => [
            name,
            kind === 'plural' ? count : kind === 'select' ? (Object.keys(branches)[count % 2] ?? '') : `“${name}”`,
          ]),
        )
        expect(filledMessage(text, values, locale), text).toBe(message.format(values))
      }
    }
  })

  test('says each plural for every number there is', () => {
    const categories = new Intl.PluralRules(languageFacts[language].locale).resolvedOptions().pluralCategories
    const odd = [...own.values()].filter(text =>
      partsOf(text).some(
        part =>
          typeof part !== 'string' &&
          part.kind === 'plural' &&
          // Millions of players have a plural of their own in some languages, which says what `other` says.
          categories.some(one => one !== 'many' && part.branches?.[one] === undefined && one !== 'one'),
      ),
    )
    expect(odd).toEqual([])
  })
})

test('a text that is no message is refused', () => {
  expect(() => partsOf('{count, plural, one {# of {all}} other {#}}')).toThrow('No message')
  expect(() => filledMessage('{name} plays', {}, 'en')).toThrow('No value for {name}.')
})

test('a sentence that ends with an abbreviation has one point', () => {
  expect(filledMessage('Closes at {time}.', { time: '12:00 p. m.' }, 'es-ES')).toBe('Closes at 12:00 p. m.')
  expect(filledMessage('{name}... more', { name: 'Jr.' }, 'en-GB')).toBe('Jr.... more')
})

test('texts in French have a space that does not break before and inside their marks', () => {
  const odd = [...(texts.get('fr') ?? [])].filter(([, text]) => / [;!?»]| :(?!\/)|« /.test(text))
  expect(odd).toEqual([])
})

test('numbers are written as the language writes them: counts with marks for thousands, years without', () => {
  const text = '{count, plural, one {# player} other {# players}} in {year}, index {index}'
  const values = { count: 12345, year: 2026, index: 12.4 }
  expect(filledMessage(text, values, 'en-GB')).toBe('12,345 players in 2026, index 12.4')
  expect(filledMessage(text, values, 'de-DE')).toBe('12.345 players in 2026, index 12,4')
})

function blanksOf(text: string): readonly string[] {
  const names = partsOf(text).flatMap(part => (typeof part === 'string' ? [] : [part.name]))
  return [...new Set(names)].sort()
}

function textsIn(words: Readonly<Record<string, string | Words>>, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([name, text]) =>
    typeof text === 'string' ? [[before + name, text] as const] : textsIn(text, `${before}${name}.`),
  )
}
