import { expect, test } from 'vitest'
import { boardExample } from '../../../contract/matches/boardOfMatches.ts'
import { words as en } from '../../../contract/words/en/screens/matches.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { matchesOfGroup } from '../teeSheet/useMatchesOfGroup.ts'
import { matchesTable } from './matchesTable.ts'

const words = spokenWords(en, 'en-GB')
const [round] = boardExample.rounds
const [flight] = round?.flights ?? []
const [match] = flight?.matches ?? []
if (!round || !flight || !match) throw new Error('The example has no match.')

test('a table of matches says who won or leads, how as golfers say it, and the points', () => {
  const ended = { ...match, finished: true, upBy: -3, winner: 'b' as const, result: '3&2', pointsB: 1 }
  const halved = { ...match, finished: true, upBy: 0, result: 'AS', pointsA: 0.5, pointsB: 0.5 }
  const board = { ...boardExample, rounds: [{ ...round, flights: [{ ...flight, matches: [match, ended, halved] }] }] }
  const [, ...lines] = matchesTable(board, 'Europe/Lisbon', words)
  const [a, b] = ['Beatriz Falcão', 'Tiago Moura']
  expect(lines).toEqual([
    [1, undefined, a, b, '2 up', a, 0, 0],
    [1, undefined, a, b, '3&2', b, 0, 1],
    [1, undefined, a, b, 'halved', null, 0.5, 0.5],
  ])
})

test('a group names the matches of its players, also against somebody in another group, and those of its teams', () => {
  const of = (playerId: number, board: object = {}) =>
    matchesOfGroup([{ ...boardExample, ...board }], 'S-5213', {
      players: [{ playerId, teamId: 3002 }] as unknown as Parameters<typeof matchesOfGroup>[2]['players'],
    })
  const met = [{ a: 'Beatriz Falcão', b: 'Tiago Moura' }]
  expect([of(3001), of(3002), of(3003), of(9, { team: true })]).toEqual([met, met, [], met])
  expect(matchesOfGroup([boardExample], 'S-5214', { players: [] })).toEqual([])
})
