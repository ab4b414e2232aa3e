import { expect, test } from 'vitest'
import { type StartGroup, turnsOf } from './turns.ts'

let id = 0
/** A group at a time of the morning from a hole; `gone`: when it went. */
const group = (time: string, hole = 1, gone?: string): StartGroup => ({
  id: ++id,
  teeTime: `2026-05-02T${time}:00.000+01:00`,
  hole,
  group: 'A',
  players: [],
  ...(gone !== undefined && { startedAt: `2026-05-02T${gone}:00.000+01:00` }),
})
const turns = (all: readonly StartGroup[], more: { readonly tee?: number; readonly first?: number } = {}) => {
  const { next, after, passed, gone, last, tees } = turnsOf(all, { tee: undefined, first: undefined, ...more })
  const places = (groups: readonly StartGroup[]) => groups.map(one => all.indexOf(one))
  return {
    next: places(next),
    after: places(after),
    passed: places(passed),
    gone: places(gone),
    last: places(last),
    tees,
  }
}

test('one group after the other; the last one that went stands first among those gone', () => {
  const all = [group('08:00', 1, '08:01'), group('08:10', 1, '08:09'), group('08:20'), group('08:30')]
  expect(turns(all)).toEqual({ next: [2], after: [3], passed: [], gone: [1, 0], last: [1], tees: [] })
})

test('a group may go before its turn; the order goes on behind it, and the one that waits comes in when it is called', () => {
  const all = [group('08:00'), group('08:10'), group('08:20')]
  expect(turns(all, { first: all[1]?.id ?? 0 })).toMatchObject({ next: [1], after: [0, 2] })
  const later = all.map((one, at) => (at === 1 ? { ...one, startedAt: one.teeTime } : one))
  expect(turns(later, { first: all[1]?.id ?? 0 })).toMatchObject({
    next: [2],
    after: [],
    passed: [0],
    gone: [1],
  })
  expect(turns(later, { first: all[0]?.id ?? 0 })).toMatchObject({ next: [0], after: [2], passed: [] })
  const end = later.map((one, at) => (at === 2 ? { ...one, startedAt: one.teeTime } : one))
  expect(turns(end)).toMatchObject({ next: [0], after: [], passed: [] })
})

test('in a shotgun all go at once, and the last tap was about all of them', () => {
  const all = [group('09:00', 1), group('09:00', 1), group('09:00', 7)]
  expect(turns(all)).toMatchObject({ next: [0, 1, 2], after: [], tees: [] })
  expect(turns(all.map(one => ({ ...one, startedAt: one.teeTime })))).toMatchObject({ next: [], last: [0, 1, 2] })
  const waves = ['09:00', '14:00'].flatMap(time => [1, 4, 7].map(hole => group(time, hole)))
  expect(turns(waves)).toMatchObject({ next: [0, 1, 2], after: [3, 4, 5], tees: [] })
})

test('groups of one hole at one time go one after the other', () => {
  expect(turns([group('09:00'), group('09:00')])).toMatchObject({ next: [0], after: [1], tees: [] })
})

test('from two tees each starter chooses a tee; the time alone sends nobody off together', () => {
  const all = [group('08:00', 1), group('08:00', 10), group('08:10', 1), group('08:10', 10, '08:11')]
  const order = { after: [], gone: [3], last: [3], tees: [1, 10] }
  expect(turns(all)).toEqual({ next: [0], passed: [1, 2], ...order })
  expect(turns(all, { tee: 10 })).toMatchObject({ next: [1], after: [], gone: [3] })
  expect(turns(all, { tee: 5 })).toMatchObject({ next: [0] })
})
