import { expect, test } from 'vitest'
import type { CardGroup } from '../cards/groups.ts'
import { needsOf, queuesOf } from './needsOf.ts'
import { progressOf } from './pace.ts'

const now = Date.parse('2026-05-02T12:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
type Played = { readonly start?: string; readonly from: number; readonly holes: number; readonly last?: number }
/** Groups by their names: when each started, what it has played, and when it was last heard. */
function field(groups: Readonly<Record<string, Played>>) {
  const cards = Object.entries(groups).map(
    ([key, { start = '1A', from, holes, last = 1 }]): CardGroup => ({
      key,
      teeTime: ago(from),
      startedAt: undefined,
      start,
      cards: [],
      state: 'playing',
      holes,
      differ: 0,
      updatedDt: ago(last),
    }),
  )
  return progressOf(cards, 18, { now, isRunning: true })
}
const queues = (groups: Readonly<Record<string, Played>>) => queuesOf(field(groups)).map(all => all.map(one => one.key))

test('of groups that are late one behind the other the first holds up the others; another such queue is another need', () => {
  const groups = {
    well: { from: 150, holes: 12 },
    slow: { from: 140, holes: 8 },
    waits: { from: 130, holes: 7 },
    'a little late': { from: 122, holes: 9 },
    'waits too': { from: 114, holes: 7 },
    'well again': { from: 72, holes: 6 },
    'slow too': { from: 60, holes: 2 },
    last: { from: 36, holes: 3 },
  }
  expect(queues(groups)).toEqual([['slow', 'waits', 'waits too'], ['slow too']])
  expect(needsOf(field(groups), true)).toMatchObject([
    { kind: 'late', group: { key: 'slow' }, held: [{ key: 'waits' }, { key: 'waits too' }] },
    { kind: 'late', group: { key: 'slow too' }, held: [] },
  ])
})

test('a silent group between late ones parts no queue: where it is nobody knows', () => {
  expect(
    queues({
      well: { from: 150, holes: 12 },
      'well too': { from: 144, holes: 12 },
      slow: { from: 130, holes: 7 },
      silent: { from: 120, holes: 7, last: 36 },
      waits: { from: 110, holes: 6 },
    }),
  ).toEqual([['slow', 'waits']])
})

test('after a shotgun start who plays the next hole is ahead', () => {
  expect(
    queues({
      four: { start: '4A', from: 120, holes: 10 },
      three: { start: '3A', from: 120, holes: 7 },
      two: { start: '2A', from: 120, holes: 7 },
      one: { start: '1A', from: 120, holes: 10 },
      five: { start: '5A', from: 120, holes: 10 },
    }),
  ).toEqual([['three', 'two']])
})
