import { afterAll, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  await world?.close()
  world = await startWorld()
})
afterAll(() => world.close())

const handicapOf = async (eventId: string, playerId: number) => {
  const [found] = await world.call('searchPlayerHandicaps', {
    params: { eventId },
    criteria: { playerIds: [playerId] },
  })
  return found
}
const setIndex = (eventId: string, playerId: number, hcIndex: number) =>
  world.call('setPlayerHandicapIndex', { params: { eventId, playerId }, body: { hcIndex } })
const ownRows = () => world.rows('select event_id, player_id from player_handicap where event_id in (101, 102)')

test('a round takes the index of the event and computes on the event’s tee where its course is played', async () => {
  expect(await handicapOf('S-101', 6)).toMatchObject({ teeId: 11, hcIndex: 20.1, hcCourse: 24, hcPlaying: 24 })
  expect(await ownRows()).toEqual([])
})

test('on another course it computes on the default tee of the gender', async () => {
  // 20.1 x 125 / 113 + 71.1 - 72 is 21.33; 12.4 x 127 / 113 + 72.8 - 72 is 14.74; -1.2 gives -0.55.
  expect(await handicapOf('S-102', 6)).toMatchObject({ teeId: 21, hcCourse: 21, hcSource: 'PROVIDER' })
  expect(await handicapOf('S-102', 1)).toMatchObject({ teeId: 23, hcCourse: 15, hcRevisionDt: '2026-04-20' })
  expect(await handicapOf('S-102', 3)).toMatchObject({ teeId: 23, hcIndex: -1.2, hcCourse: -1 })
  const elsa = await handicapOf('S-102', 5)
  expect(elsa).toMatchObject({ teeId: 23, hcSource: 'NONE' })
  expect(elsa).not.toHaveProperty('hcCourse')
})

test('the default tee is the one of the settings, those of the round before those of the event', async () => {
  await world.rows(`update event set settings = '{"defaultTees": {"F": 23, "M": 23}}' where event_id = 100`)
  await world.rows(`update event set settings = '{"defaultTees": {"F": 21}}' where event_id = 102`)
  expect([(await handicapOf('S-102', 1))?.teeId, (await handicapOf('S-102', 6))?.teeId]).toEqual([21, 23])
})

test('the allowance of the round counts before that of the event', async () => {
  await world.rows(`update event set settings = '{"allocPct": 95}' where event_id = 100`)
  await world.rows(`update event set settings = '{"allocPct": 50}' where event_id = 102`)
  // 20.1 on White: 23.70, of which 95 % are 22.52; on White of the Park 21.33, half is 10.67.
  expect(await handicapOf('S-101', 6)).toMatchObject({ hcCourse: 24, hcPlaying: 23, hcAllocPct: 95 })
  expect(await handicapOf('S-102', 6)).toMatchObject({ hcCourse: 21, hcPlaying: 11, hcAllocPct: 50 })
})

test('values of the event set by hand are taken as they are', async () => {
  const body = { hcCourse: 30, hcPlaying: 28, manualMsg: 'Committee' }
  await world.call('setPlayerCourseAndPlayingHandicap', { params: { eventId: 'M-100', playerId: 6 }, body })
  expect(await handicapOf('S-102', 6)).toMatchObject({
    teeId: 21,
    hcCourse: 30,
    hcPlaying: 28,
    manualMsg: 'Committee',
    hcSource: 'MANUAL',
  })
})

test('an index of the event set by hand is computed on the tee of the round', async () => {
  await setIndex('M-100', 6, 10)
  expect(await handicapOf('M-100', 6)).toMatchObject({ hcCourse: 12 })
  expect(await handicapOf('S-102', 6)).toMatchObject({ hcIndex: 10, hcCourse: 10, hcSource: 'MANUAL' })
})

test('a write on a round makes its value its own; the event and the other round keep theirs', async () => {
  await setIndex('S-102', 6, 10)
  await setIndex('M-100', 6, 30)
  expect((await handicapOf('S-102', 6))?.hcIndex).toBe(10)
  expect((await handicapOf('S-101', 6))?.hcIndex).toBe(30)
  expect(await ownRows()).toEqual([{ event_id: 102, player_id: 6 }])
})

test('the index that the event has already becomes the round’s own when it is set there', async () => {
  await setIndex('M-100', 6, 12)
  await setIndex('S-102', 6, 12)
  await setIndex('M-100', 6, 30)
  expect((await handicapOf('S-102', 6))?.hcIndex).toBe(12)
})

test('a lock of the event covers the rounds that take its values', async () => {
  await world.call('lockPlayerHandicap', { params: { eventId: 'M-100', playerId: 6 }, query: { lock: true } })
  expect(await handicapOf('S-102', 6)).toHaveProperty('lockedDt')
  const params = { eventId: 'S-102', playerId: 6 }
  expect(await world.refusal('setPlayerHandicapIndex', { params, body: { hcIndex: 9 } })).toBe('HANDICAP_LOCKED')
  expect(await world.refusal('setPlayerTee', { params: { ...params, teeId: 23 } })).toBe('HANDICAP_LOCKED')

  const unlocked = await world.call('lockPlayerHandicap', { params, query: { lock: false } })
  expect(unlocked).toMatchObject({ hcIndex: 20.1 })
  expect(unlocked).not.toHaveProperty('lockedDt')
  expect(await handicapOf('M-100', 6)).toHaveProperty('lockedDt')
  expect(await setIndex('S-102', 6, 9)).toMatchObject({ hcIndex: 9 })
})

test('a lock of a round keeps its present value whatever becomes of the event', async () => {
  const params = { eventId: 'S-102', playerId: 6 }
  const locked = await world.call('lockPlayerHandicap', { params, query: { lock: true } })
  expect(locked).toMatchObject({ lockedDt: expect.any(String), hcIndex: 20.1, hcCourse: 21, hcSource: 'PROVIDER' })
  await setIndex('M-100', 6, 30)
  expect(await handicapOf('S-102', 6)).toEqual(locked)
})

test('a lock has a moment, which locking again leaves, and which goes with the lock', async () => {
  const params = { eventId: 'M-100', playerId: 6 }
  const lock = (wanted: boolean) => world.call('lockPlayerHandicap', { params, query: { lock: wanted } })
  world.setClock('2026-05-01T10:00:00.123Z')
  const { lockedDt = '' } = await lock(true)
  expect(lockedDt).toBe('2026-05-01T10:00:00.123+00:00')
  world.setClock('2026-05-01T11:00:00Z')
  expect((await lock(true)).lockedDt).toBe(lockedDt)
  expect((await handicapOf('S-102', 6))?.lockedDt).toBe(lockedDt)
  // A lock from before its moment was kept counts since the event was made.
  await world.rows(`update player_handicap set locked_at = null; update event set created_at = '2026-01-02T03:04:05Z'`)
  expect((await handicapOf('M-100', 6))?.lockedDt).toBe('2026-01-02T03:04:05.000+00:00')
  expect(await lock(false)).not.toHaveProperty('lockedDt')
  expect(await handicapOf('M-100', 6)).not.toHaveProperty('lockedDt')
})

test('unlocking what is not locked changes nothing and makes nothing the round’s own', async () => {
  await world.call('lockPlayerHandicap', { params: { eventId: 'S-102', playerId: 6 }, query: { lock: false } })
  expect(await ownRows()).toEqual([])
  expect(await world.rows('select from audit')).toHaveLength(0)
})

test('locking all of a round makes all values its own and counts the locks that changed', async () => {
  await world.call('lockPlayerHandicap', { params: { eventId: 'M-100', playerId: 6 }, query: { lock: true } })
  const all = { params: { eventId: 'S-102' }, query: { lock: true } }
  expect(await world.call('lockAllPlayerHandicaps', all)).toEqual({ updated: 4, lock: true })
  expect(await ownRows()).toHaveLength(5)
  expect(await world.call('lockAllPlayerHandicaps', all)).toEqual({ updated: 0, lock: true })
  expect(await world.rows(`select from audit where action = 'playerHandicap.allLocked'`)).toHaveLength(1)
  await world.call('lockPlayerHandicap', { params: { eventId: 'M-100', playerId: 6 }, query: { lock: false } })
  expect(await handicapOf('S-102', 6)).toHaveProperty('lockedDt')
})

test('a registration that ends takes the values of the rounds with it', async () => {
  await setIndex('S-102', 6, 10)
  await world.call('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 6 } })
  expect(await ownRows()).toEqual([])
})
