import { expect, test } from 'vitest'
import type { CardGroup } from '../cards/groups.ts'
import { isLate, progressOf } from './pace.ts'

const now = Date.parse('2026-05-02T10:00:00Z')
const timeBeforeNow = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()
/** A group that started so many minutes ago, has so many holes, and said something so many minutes ago. */
const group = (
  key: string,
  started: number,
  holes: number,
  last: number,
  more: Partial<CardGroup> = {},
): CardGroup => ({
  key,
  teeTime: timeBeforeNow(started),
  startedAt: undefined,
  start: '1A',
  cards: [],
  state: 'playing',
  holes,
  differ: 0,
  updatedDt: holes > 0 ? timeBeforeNow(last) : undefined,
  ...more,
})
const keys = (groups: readonly CardGroup[], isRunning = true) =>
  progressOf(groups, 18, { now, isRunning }).map(({ key }) => key)

test('trouble first: cards that differ, holes behind, silence; then who plays, who is in, who is to come, who is done', () => {
  expect(
    keys([
      group('done', 240, 18, 5, { state: 'done' }),
      group('to come', -10, 0, 0),
      group('in', 240, 18, 5, { state: 'in' }),
      group('well', 60, 5, 2),
      group('well too', 120, 10, 3),
      group('silent', 84, 6, 22),
      group('behind', 180, 11, 1),
      group('differs', 30, 3, 1, { differ: 1 }),
    ]),
  ).toEqual(['differs', 'behind', 'silent', 'well', 'well too', 'in', 'to come', 'done'])
})

test('behind is counted against the pace of the field, and not while play is suspended', () => {
  const field = [group('a', 120, 10, 0), group('b', 108, 9, 0), group('c', 132, 8, 0)]
  const of = (isRunning: boolean) =>
    progressOf(field, 18, { now, isRunning }).find(({ key }) => key === 'c') ?? { behind: -1, silent: -1 }
  // Twelve minutes a hole: 132 minutes are eleven holes.
  expect(of(true)).toMatchObject({ behind: 3, silent: 0 })
  expect(of(false)).toMatchObject({ behind: 0, silent: undefined })
})

test('a silent group is as late as when it was last heard, and those who are held up are no measure of the pace', () => {
  const field = [
    group('quick', 120, 10, 0),
    group('silent', 144, 9, 36),
    group('late', 144, 9, 1),
    group('held up', 134, 9, 1),
    group('held up too', 124, 8, 1),
  ]
  const groups = progressOf(field, 18, { now, isRunning: true })
  const of = (key: string) => groups.find(one => one.key === key) ?? { behind: -1, silent: -1 }
  expect(of('silent')).toMatchObject({ behind: 0, silent: 36 })
  expect(of('late')).toMatchObject({ behind: 3, silent: 1 })
  expect(groups.filter(isLate).map(({ key }) => key)).toEqual(['late', 'held up', 'held up too'])
})

test('whoever has scores is on the course, whatever the tee sheet says', () => {
  const [early] = progressOf([group('a', -30, 2, 1)], 18, { now, isRunning: true })
  expect(early).toMatchObject({ hole: 3, behind: 0 })
})

test('a group stands on the hole after its last one, from where it started', () => {
  const shotgun = progressOf([group('a', 60, 4, 1, { start: '16B' })], 18, { now, isRunning: true })
  expect(shotgun[0]?.hole).toBe(2)
})

test('holes that were typed in at once are no pace', () => {
  const groups = progressOf([group('typed', 20, 18, 0), group('played', 60, 5, 2)], 18, { now, isRunning: true })
  expect(groups.map(({ key, minutes }) => [key, minutes])).toEqual([
    ['typed', undefined],
    ['played', 58 / 5],
  ])
})

test('where the starter has told when a group went, pace and silence count from then', () => {
  const groups = progressOf(
    [
      group('late', 60, 3, 3, { startedAt: timeBeforeNow(40) }),
      group('silent', 30, 0, 0, { startedAt: timeBeforeNow(10) }),
      group('early', -5, 0, 0, { startedAt: timeBeforeNow(2) }),
    ],
    18,
    { now, isRunning: true },
  )
  const of = (key: string) => groups.find(one => one.key === key)
  expect(of('late')?.minutes).toBe(37 / 3)
  expect(of('silent')).toMatchObject({ silent: 10, behind: 0 })
  expect(of('early')).toMatchObject({ hole: 1, silent: 2 })
})
