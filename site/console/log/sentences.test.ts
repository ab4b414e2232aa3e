import { expect, test } from 'vitest'
import { words } from '../../../contract/words/en/screens/log.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { type Entry, linesOf, namesOf, type Reading, sentenceOf } from './sentences.ts'

const en = spokenWords(words, 'en')

const reading: Reading = {
  names: namesOf([
    { kind: 'player', id: 1, name: 'Ana Silva' },
    { kind: 'player', id: 2, name: 'Bruno Costa' },
    { kind: 'team', id: 1, name: 'Eagles' },
    { kind: 'teePairing', id: 7, name: '09:00 1A' },
    { kind: 'teePairing', id: 8, name: '09:10 1A' },
    { kind: 'flight', id: 4, name: 'A' },
    { kind: 'flight', id: 5, name: 'B' },
  ]),
  words: en,
  teamBoards: new Set([20]),
  timeZone: 'Europe/Lisbon',
}

const entry = (more: Partial<Entry>): Entry => ({
  logId: 1,
  at: '2026-05-01T09:00:00.000+00:00',
  actor: 'administrator:1',
  kind: 'teePairing.arranged',
  subject: {},
  ...more,
})

const detailsOf = (more: Partial<Entry>) => sentenceOf([entry(more)], reading).details

test('who moved in the tee sheet is said with both groups, also who lost the place', () => {
  const before = {
    players: [
      { playerId: 1, teePairingId: 7 },
      { playerId: 2, teePairingId: 8 },
    ],
    teePairings: [],
  }
  const after = { players: [{ playerId: 1, teePairingId: 8 }], teePairings: [] }
  expect(detailsOf({ before, after })).toEqual(['Ana Silva: 09:00 1A → 09:10 1A', 'Bruno Costa: 09:10 1A → no place'])
})

test('asked about one player, nothing is said of the others', () => {
  const of = (...places: readonly [playerId: number, teePairingId: number][]) => ({
    players: places.map(([playerId, teePairingId]) => ({ playerId, teePairingId })),
  })
  const swap = entry({ subject: { playerIds: [1, 2] }, before: of([1, 7], [2, 8]), after: of([1, 8], [2, 7]) })
  expect(sentenceOf([swap], { ...reading, only: 'player 2' })).toEqual({
    what: 'changed the tee sheet: Bruno Costa',
    details: ['Bruno Costa: 09:10 1A → 09:00 1A'],
    more: 0,
  })
  const index = (hcIndex: number) => [
    { playerId: 1, hcIndex },
    { playerId: 2, hcIndex: hcIndex + 1 },
  ]
  const typed = entry({ kind: 'playerHandicap.set', before: index(3), after: index(4) })
  expect(sentenceOf([typed], { ...reading, only: 'player 2' }).details).toEqual(['Bruno Costa: index 4.0 → 5.0'])
})

test('a group that starts later says so by the clock of the event', () => {
  const at = (teeTime: string) => ({ teePairings: [{ teePairingId: 7, teeTime, teeHole: 1 }], players: [] })
  expect(detailsOf({ before: at('2026-06-10 08:00:00+00'), after: at('2026-06-10T09:10:00+01:00') })).toEqual([
    '09:00 1A: time 09:00 → 09:10',
  ])
})

test('an index is written as golfers write it', () => {
  const of = (hcIndex: number) => [{ playerId: 1, hcIndex, hcCourse: 2 }]
  expect(detailsOf({ kind: 'playerHandicap.set', before: of(-1.2), after: of(0.4) })).toEqual([
    'Ana Silva: index +1.2 → 0.4',
  ])
})

test('a lock is said as it is written now and as it was before', () => {
  const lock = (fields: object) => [{ playerId: 1, hcCourse: 2, ...fields }]
  const kind = 'playerHandicap.set'
  const at = '2026-06-10T08:00:00.000+00:00'
  expect(detailsOf({ kind, before: lock({}), after: lock({ lockedDt: at }) })).toEqual(['Ana Silva: locked no → yes'])
  expect(detailsOf({ kind, before: lock({ hcLocked: true }), after: lock({ hcLocked: false }) })).toEqual([
    'Ana Silva: locked yes → no',
  ])
})

test('members of flights are players, or teams where the leaderboard ranks teams', () => {
  const of = (leaderboardId: number, flightId: number) => [{ leaderboardId, flightId, memberIds: [1] }]
  const moved = (board: number) => detailsOf({ kind: 'flight.arranged', before: of(board, 4), after: of(board, 5) })
  expect(moved(10)).toEqual(['Ana Silva: A → B'])
  expect(moved(20)).toEqual(['Eagles: A → B'])
})

test('a state, a reason and a setting are said', () => {
  const before = { state: 'completed', settings: { allocPct: 95, registration: { opens: 1 } } }
  const after = { state: 'official', reason: 'tie settled', settings: { allocPct: 100, registration: { opens: 2 } } }
  expect(detailsOf({ kind: 'event.stateSet', before, after })).toEqual([
    'state Unofficial → Official, allowance 95 → 100, registration',
    '“tie settled”',
  ])
})

test('more than four details are counted, more than three names too', () => {
  const players = (teePairingId: number) => [1, 2, 3, 4, 5, 6].map(id => ({ playerId: id * 10, teePairingId }))
  const names = new Map([1, 2, 3, 4, 5, 6].map(id => [`player ${id * 10}`, `P${id}`]))
  const moved = entry({
    subject: { playerIds: [10, 20, 30, 40, 50, 60] },
    before: players(7),
    after: players(8),
  })
  const said = sentenceOf([moved], { ...reading, names })
  expect(said.what).toBe('changed the tee sheet: P1, P2, P3 and 3 more')
  expect([said.details.length, said.more]).toEqual([4, 2])
})

test('entries of one step are one line; entries without a step are one where a person repeats a kind', () => {
  const lines = linesOf([
    entry({ logId: 6, kind: 'step.undone', step: 'c', subject: { step: 'b' } }),
    entry({ logId: 5, kind: 'score.recorded' }),
    entry({ logId: 4, kind: 'score.recorded' }),
    entry({ logId: 3, kind: 'score.recorded', actor: 'player:1' }),
    entry({ logId: 2, kind: 'team.arranged', step: 'b' }),
    entry({ logId: 1, kind: 'flight.arranged', step: 'b' }),
  ])
  expect(lines.map(({ entries }) => entries.map(({ logId }) => logId))).toEqual([[6], [4, 5], [3], [1, 2]])
  expect(lines.map(({ undoneBy }) => undoneBy)).toEqual([undefined, undefined, undefined, 'c'])
})

test('every kind of a noun that the filter offers has words', () => {
  for (const noun of Object.keys(en.nouns).filter(one => one !== 'step'))
    expect(
      Object.keys(en.kinds).some(kind => kind.split('.')[0] === noun),
      noun,
    ).toBe(true)
})
