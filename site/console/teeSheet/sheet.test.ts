import { describe, expect, it } from 'vitest'
import { timestampOf } from '../frame/localTime.ts'
import type { Pairing } from '../frame/useRoster.ts'
import { applied, changeTo, movesOf, shifted, unplaced } from './sheet.ts'

const player = (playerId: number) => ({ playerId, firstName: `First ${playerId}`, lastName: `Last ${playerId}` })
const group = (id: number, time: string, ids: readonly number[], more: Partial<Pairing> = {}): Pairing => ({
  id,
  eventId: 'S-1',
  courseId: 22,
  courseName: 'Links',
  teeTime: `2026-05-02T${time}:00.000+01:00`,
  hole: 1,
  group: 'A',
  players: ids.map(player),
  locked: false,
  seats: [...ids],
  ...more,
})
const sheet = [group(1, '08:00', [11, 12]), group(2, '08:10', [21])]
const idsOf = (list: readonly Pairing[]) => list.map(one => one.players.map(({ playerId }) => playerId))
const changed = (change: Parameters<typeof applied>[1], from = sheet) => applied(from, change, player)
const toTime = (minutes: number) => timestampOf('2026-05-02', minutes, 'Europe/Lisbon')

describe('a drop', () => {
  it('moves to a free place, swaps on somebody and keeps both seats, takes out beside the board', () => {
    expect(movesOf(sheet, { playerId: 11, place: '2', on: undefined })).toEqual([{ playerId: 11, from: 1, to: 2 }])
    const swap = movesOf(sheet, { playerId: 12, place: '2', on: 21 })
    expect(swap).toEqual([
      { playerId: 12, from: 1, to: 2, seat: 1 },
      { playerId: 21, from: 2, to: 1, seat: 2 },
    ])
    expect(idsOf(changed({ moves: swap }))).toEqual([[11, 21], [12]])
    expect(idsOf(changed({ moves: movesOf(sheet, { playerId: 21, place: unplaced, on: undefined }) }))).toEqual([
      [11, 12],
      [],
    ])
  })

  it('on the own place or group changes nothing', () => {
    expect(movesOf(sheet, { playerId: 11, place: '1', on: undefined })).toEqual([])
    expect(movesOf(sheet, { playerId: 11, place: '1', on: 12 })).toEqual([])
  })
})

describe('a proposal', () => {
  const proposed = [
    { startHole: 1, minutes: 480, playerIds: [21, 12] },
    { startHole: 10, minutes: 480, playerIds: [11] },
  ]

  it('keeps the groups that start where it wants one, makes the others and lets the rest go', () => {
    const change = changeTo(sheet, proposed, { courseId: 22, toTime })
    expect(change).toEqual({
      create: [{ key: 'new-1', courseId: 22, teeTime: '2026-05-02T08:00:00.000+01:00', hole: 10, group: 'A' }],
      remove: [2],
      moves: [
        { playerId: 21, from: 2, to: 1 },
        { playerId: 11, from: 1, to: 'new-1' },
      ],
    })
    expect(idsOf(changed(change))).toEqual([[12, 21], [11]])
  })

  it('leaves locked groups as they are', () => {
    const locked = [group(1, '08:00', [11, 12], { locked: true }), group(2, '08:10', [21])]
    const change = changeTo(locked, [{ startHole: 10, minutes: 480, playerIds: [21] }], { courseId: 22, toTime })
    expect(change.remove).toEqual([2])
    expect(idsOf(changed(change, locked))).toEqual([[11, 12], [21]])
  })

  it('of what is there already changes nothing', () => {
    const same = [
      { startHole: 1, minutes: 480, playerIds: [11, 12] },
      { startHole: 1, minutes: 490, playerIds: [21] },
    ]
    expect(changeTo(sheet, same, { courseId: 22, toTime })).toEqual({})
  })
})

describe('times', () => {
  it('are those of the place, in winter and in summer', () => {
    expect(timestampOf('2026-07-01', 485, 'Europe/Lisbon')).toBe('2026-07-01T08:05:00.000+01:00')
    expect(timestampOf('2026-12-01', 485, 'Europe/Lisbon')).toBe('2026-12-01T08:05:00.000+00:00')
    expect(timestampOf('2026-07-01', 0, 'Asia/Kolkata')).toBe('2026-07-01T00:00:00.000+05:30')
  })

  it('move for a group and all later ones of its tee', () => {
    const other = group(3, '08:10', [31], { hole: 10 })
    const [, second] = sheet
    if (!second) throw new Error('There is no second group.')
    const change = shifted([...sheet, other], second, 5, toTime)
    expect(change.change).toEqual([
      {
        id: 2,
        teeTime: { from: '2026-05-02T08:10:00.000+01:00', to: '2026-05-02T08:15:00.000+01:00' },
      },
    ])
  })
})
