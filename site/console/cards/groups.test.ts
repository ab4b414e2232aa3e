import { expect, test } from 'vitest'
import { queueOf, type RoundCard } from './groups.ts'

const card = (playerId: number, group: number | undefined, said: Partial<RoundCard>): RoundCard => ({
  cardId: `P-${playerId}`,
  playerId,
  name: `Player ${playerId}`,
  ...(group !== undefined && {
    teePairingId: group,
    teeTime: `2026-05-02T0${group}:00:00.000+01:00`,
    hole: 1,
    group: 'A',
  }),
  status: 'OPEN',
  signedBy: [],
  version: 1,
  strokes: [],
  conflicts: [],
  ...said,
})
const played = (holes: number) => Array.from({ length: 18 }, (_, at) => (at < holes ? 4 : null))

test('groups that are in come first, as they came; then those on the course, then those that are done', () => {
  const queue = queueOf({
    holes: 18,
    firstHole: 1,
    tees: [],
    cards: [
      card(1, 1, { status: 'SIGNED', strokes: played(18) }),
      card(2, 2, { strokes: played(12) }),
      card(3, 2, { strokes: played(11), conflicts: [3, 4] }),
      card(4, 3, { strokes: played(18), updatedDt: '2026-05-02T13:10:00.000+00:00' }),
      card(5, 4, { strokes: played(18), updatedDt: '2026-05-02T13:05:00.000+00:00' }),
      card(6, undefined, {}),
    ],
  })
  expect(queue.map(({ key, state, holes, differ }) => [key, state, holes, differ])).toEqual([
    ['4', 'in', 18, 0],
    ['3', 'in', 18, 0],
    ['2', 'playing', 11, 2],
    ['-', 'playing', 0, 0],
    ['1', 'done', 18, 0],
  ])
})

test('who withdrew keeps nobody waiting', () => {
  const [group] = queueOf({
    holes: 9,
    firstHole: 1,
    tees: [],
    cards: [card(1, 1, { status: 'WD', strokes: played(3) }), card(2, 1, { strokes: played(9) })],
  })
  expect(group?.state).toBe('in')
  expect(group?.start).toBe('1A')
})

test('in a shortened round a group is in with the holes that count, and in an annulled one at once', () => {
  const round = {
    holes: 18,
    firstHole: 1,
    tees: [],
    cards: [card(1, 1, { strokes: played(9) }), card(2, 2, { strokes: played(8) })],
  }
  const states = (shortening: Parameters<typeof queueOf>[1]) =>
    queueOf(round, shortening).map(({ key, state }) => [key, state])
  expect(states(undefined)).toEqual([
    ['1', 'playing'],
    ['2', 'playing'],
  ])
  expect(states([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
    ['1', 'in'],
    ['2', 'playing'],
  ])
  expect(states('nothing').map(([, state]) => state)).toEqual(['in', 'in'])
})
