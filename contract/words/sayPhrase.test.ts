/** What readers of every language are told about what the formats of play counted. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyInput, anySettings } from '../../rules/formats/anyInput.cases.ts'
import type { BoardInput, Format } from '../../rules/formats/format.ts'
import { formats } from '../../rules/formats/index.ts'
import { holesOf, plainCard, players } from '../../rules/formats/testCards.ts'
import type { Explanation } from '../../rules/game.ts'
import { phrase } from '../../rules/phrases.ts'
import { runs } from '../../tools/counts.ts'
import { type Language, languages } from './languages.ts'
import { partsOf } from './message.ts'
import { nounWords } from './nounWords.ts'
import { sayPhrase, saySteps } from './sayPhrase.ts'
import { speakerIn } from './speakerIn.ts'

/** What people called something here. */
const given = ['pin', 'drive']

const vocabularies = new Map(languages.map(language => [language, new Set([...vocabularyOf(language), ...given])]))

describe.each(languages)('in %s', language => {
  test.each(formats.map(format => ({ id: format.id, format })))(
    'everything that $id explains is said in words of this language',
    ({ format }) => {
      fc.assert(
        fc.property(anyInput, anySettings(format), (input, settings) => {
          expect(foreignWords(everyStep(format, { ...input, settings }), language)).toEqual([])
        }),
        { numRuns: runs(10, 300) },
      )
    },
  )

  test('a position, ties and strokes received are too', () => {
    const entries = players([plainCard(holesOf(18, 5), { playingHandicap: 20 })], [plainCard(holesOf(18, 5))])
    for (const format of formats) {
      const input = {
        entries,
        matches: [{ a: 1, b: 2 }],
        combining: { final: true, ties: { steps: ['byHand'] } },
      } as const
      expect(foreignWords(everyStep(format, input), language)).toEqual([])
    }
  })

  test('no text of three words is the English one', () => {
    const english = new Map(textsIn('en'))
    const same = textsIn(language).filter(([code, text]) => text === english.get(code) && wordsOf(text).length > 2)
    expect(language === 'en' ? [] : same).toEqual([])
  })
})

test('decimals are written as the language writes them, and what is between numbers is never a comma too', () => {
  const said = (language: Language) =>
    ['12.4 x 128 / 113 + 71.2 - 72', '33.5, 34', '1, 2, 7–18', 'T3'].map(part => sayPhrase(part, speakerIn(language)))
  expect(said('en')).toEqual(['12.4 x 128 / 113 + 71.2 - 72', '33.5, 34', '1, 2, 7–18', 'T3'])
  for (const language of languages.filter(one => one !== 'en'))
    expect(said(language)).toEqual(['12,4 x 128 / 113 + 71,2 - 72', '33,5; 34', '1, 2, 7–18', 'T3'])
})

test('a clause keeps its point, a half stands in the decimals of the language', () => {
  const rule = phrase('rulesOfHandicapping', { clause: { name: '6.2b' } })
  expect(sayPhrase(rule, speakerIn('de'))).toBe('Handicap-Regeln 6.2b')
  expect(sayPhrase(phrase('amountOfPoints', { amount: 1.5 }), speakerIn('fr'))).toBe('1,5 point')
  expect(sayPhrase(phrase('rounded', { value: '39.48' }), speakerIn('pt'))).toBe('39,48, arredondado')
})

test('sides are called by the names that there are, else by their ids', () => {
  const against = phrase('against', { round: 1, sides: { sides: [12, 13] } })
  expect(sayPhrase(against, speakerIn('en'))).toBe('round 1, against 12 and 13')
  expect(sayPhrase(against, speakerIn('de'))).toBe('Runde 1, gegen 12 und 13')
  const called = new Map([
    [12, 'Ana'],
    [13, 'Inés'],
  ])
  expect(sayPhrase(against, speakerIn('es', called))).toBe('vuelta 1, contra Ana e Inés')
})

/** The explanations of every row, and of some holes. */
function everyStep(format: Format, input: BoardInput): Explanation {
  return format
    .board(input)
    .rows.flatMap(({ sideId }) => [
      ...format.explain(input, { sideId }),
      ...[1, 3, 10, 18].flatMap(hole => [0, 1].flatMap(round => format.explain(input, { sideId, round, hole }))),
    ])
}

/** The words of these steps that no text of the language has. */
function foreignWords(steps: Explanation, language: Language): readonly string[] {
  const known = vocabularies.get(language)
  // The rule of a hole may be in the words of the format.
  const said = saySteps(steps, speakerIn(language)).flatMap(({ what, formula = '', result }) => [what, formula, result])
  return [...new Set(said.flatMap(wordsIn))].filter(word => !known?.has(word))
}

function vocabularyOf(language: Language): readonly string[] {
  return textsIn(language).flatMap(([, text]) => wordsOf(text))
}

/** The words of a message, without the names of its blanks. */
function wordsOf(message: string): readonly string[] {
  return partsOf(message).flatMap(part =>
    typeof part === 'string'
      ? wordsIn(part)
      : Object.values(part.branches ?? {})
          .flat()
          .flatMap(wordsIn),
  )
}

function textsIn(language: Language): readonly (readonly [string, string])[] {
  return Object.entries(nounWords[language].explanations ?? {}) as [string, string][]
}

/** The words of a text; single letters are signs, as in T3 and 12 x 2. */
function wordsIn(text: string): readonly string[] {
  return text.match(/\p{L}{2,}/gu) ?? []
}
