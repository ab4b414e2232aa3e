import { expect, test } from 'vitest'
import { type Phrase, phraseOf } from './phrase.ts'

const person = (playerId: number, firstName: string, lastName: string) => ({ playerId, firstName, lastName })
const players = [person(1, 'Rui', 'Costa'), person(2, 'Eva', 'Dias'), person(3, 'Ana', 'Días'), person(4, 'Ana', 'Sá')]
const ids = (phrase: Phrase | undefined) => {
  if (!phrase) return undefined
  const list = phrase.verb === 'swap' ? [phrase.a, phrase.b] : [phrase.who]
  return list.map(people => people.map(one => one.playerId))
}

test('a swap names two people, in both languages; more than one answer leaves the choice', () => {
  expect(ids(phraseOf('swap costa with eva', players))).toEqual([[1], [2]])
  expect(ids(phraseOf('SWAP rui costa and dias', players))).toEqual([[1], [2, 3]])
  expect(ids(phraseOf('trocar costa com ana sa', players))).toEqual([[1], [4]])
  expect(ids(phraseOf('swap nobody with eva', players))).toEqual([[], [2]])
})

test('an index is a number with one decimal; a plus handicap is below zero', () => {
  expect(phraseOf('index costa 12,4', players)).toMatchObject({ verb: 'index', index: 12.4 })
  expect(phraseOf('index costa +1.2', players)).toMatchObject({ index: -1.2 })
  expect(ids(phraseOf('índice ana sá 7', players))).toEqual([[4]])
})

test('what is no phrase is looked for like any word', () => {
  for (const text of ['', 'costa', 'swap costa', 'index costa', 'index costa far'])
    expect(phraseOf(text, players)).toBeUndefined()
})
