import { expect, test } from 'vitest'
import { type Phrase, phraseOf } from './phrase.ts'

const person = (playerId: number, firstName: string, lastName: string) => ({ playerId, firstName, lastName })
const players = [person(1, 'Rui', 'Costa'), person(2, 'Eva', 'Dias'), person(3, 'Ana', 'Días'), person(4, 'Ana', 'Sá')]
const ids = (phrase: Phrase | undefined) => {
  if (!phrase || !('who' in phrase)) return undefined
  const list = phrase.verb === 'swap' ? [phrase.who, phrase.other] : [phrase.who]
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

test('whoever leaves is named first, and why stands behind the name', () => {
  expect(phraseOf('wd costa injured knee', players)).toMatchObject({ verb: 'withdraw', reason: 'injured knee' })
  expect(ids(phraseOf('wd rui costa', players))).toEqual([[1]])
  expect(phraseOf('desistiu ana sá lesão', players)).toMatchObject({ who: [players[3]], reason: 'lesão' })
  expect(phraseOf('wd nobody here', players)).toMatchObject({ who: [], reason: '' })
})

test('groups are called by hole and letter or by time, in both languages', () => {
  const table: readonly (readonly [text: string, phrase: object])[] = [
    ['move costa to 7b', { verb: 'move', who: [players[0]], group: '7B' }],
    ['put eva in 8:10', { verb: 'move', who: [players[1]], group: '08:10' }],
    ['mover costa para 8h10', { verb: 'move', group: '08:10' }],
    ['out costa', { verb: 'out', who: [players[0]] }],
    ['fora rui', { verb: 'out', who: [players[0]] }],
    ['tee 8:10 +8', { verb: 'shift', group: '08:10', minutes: 8 }],
    ['shift 13.00 - 15', { verb: 'shift', group: '13:00', minutes: -15 }],
    ['adiar 9:00 +10', { verb: 'shift', group: '09:00', minutes: 10 }],
    ['lock 7B', { verb: 'lock', group: '7B' }],
    ['fixar 12a', { verb: 'lock', group: '12A' }],
    ['unlock 1', { verb: 'unlock', group: '1' }],
    ['soltar 8:10', { verb: 'unlock', group: '08:10' }],
    ['note 7b brings a cart', { verb: 'note', group: '7B', note: 'brings a cart' }],
    ['nota 8:10 buggy', { verb: 'note', group: '08:10', note: 'buggy' }],
    ['suspend lightning', { verb: 'suspend', reason: 'lightning' }],
    ['suspender', { verb: 'suspend', reason: '' }],
    ['suspender trovoada', { verb: 'suspend', reason: 'trovoada' }],
    ['resume', { verb: 'resume' }],
    ['Retomar', { verb: 'resume' }],
  ]
  for (const [text, phrase] of table) expect(phraseOf(text, players), text).toMatchObject(phrase)
  for (const text of ['move costa', 'tee 8:10', 'tee +8', 'lock costa', 'note 7b', 'resume later', 'wd'])
    expect(phraseOf(text, players), text).toBeUndefined()
})
