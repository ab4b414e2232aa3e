import { expect, test } from 'vitest'
import { crossedOver } from './crossedOver.ts'
import type { Pairing } from './sheet.ts'

const group = (hole: number, time: string, ids: readonly number[]) =>
  ({
    id: ids[0] ?? 0,
    hole,
    group: 'A',
    teeTime: `2026-05-01T${time}:00+01:00`,
    players: ids.map(playerId => ({ playerId, firstName: 'A', lastName: 'B' })),
  }) as unknown as Pairing
const before = [group(1, '08:00', [1, 2]), group(1, '12:00', [3]), group(10, '08:00', [4]), group(10, '12:00', [5, 6])]
const everybody = new Set([1, 2, 3, 4, 5, 6])

test('groups go off the other tee in the other wave', () => {
  expect(crossedOver(before, everybody)).toEqual([
    { startHole: 1, minutes: 480, playerIds: [5, 6] },
    { startHole: 10, minutes: 480, playerIds: [3] },
    { startHole: 1, minutes: 720, playerIds: [4] },
    { startHole: 10, minutes: 720, playerIds: [1, 2] },
  ])
})

test('who does not play any more is left out, and a group of such has no time', () => {
  const groups = crossedOver(before, new Set([1, 3, 5, 6]))
  expect(groups.map(({ playerIds }) => playerIds)).toEqual(expect.arrayContaining([[5, 6], [3], [1]]))
  expect(groups).toHaveLength(3)
})

test('there is nothing to cross without groups, or after a shotgun', () => {
  expect(crossedOver([], everybody)).toEqual([])
  expect(crossedOver([...before, group(4, '08:00', [7])], new Set([...everybody, 7]))).toEqual([])
})
