import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const bruno = { eventId: 'S-110', playerId: 2 }
const walter = { eventId: 'S-110', playerId: 9 }
const set = (params: typeof bruno, body: { hcCourse: number; hcPlaying: number; reason?: string }) =>
  world.call('setPlayerCourseAndPlayingHandicap', { params, body })

test('the index stays, and nothing is derived from what was set', async () => {
  expect(await set(bruno, { hcCourse: 14, hcPlaying: 6 })).toMatchObject({
    hcIndex: 5.8,
    hcRevisionDt: '2026-04-20',
    hcCourse: 14,
    hcPlaying: 6,
    hcSource: 'MANUAL',
  })
})

test('a player without an index needs a reason, which is kept until the values go', async () => {
  const body = { hcCourse: 20, hcPlaying: 19 }
  expect(await world.refusal('setPlayerCourseAndPlayingHandicap', { params: walter, body })).toBe(
    'HANDICAP_REASON_REQUIRED',
  )
  const reason = 'Convidado sem índice – decisão da comissão'
  const given = await set(walter, { ...body, reason })
  expect(given).toMatchObject({ ...body, hcReason: reason, hcSource: 'MANUAL' })
  expect(given).not.toHaveProperty('hcIndex')

  expect(await world.call('setPlayerTee', { params: { ...walter, teeId: 12 } })).toMatchObject({
    ...body,
    hcReason: reason,
    teeId: 12,
  })
  const index = await world.call('setPlayerHandicapIndex', { params: walter, body: { hcIndex: 12.4 } })
  expect(index).toMatchObject({ hcIndex: 12.4, hcCourse: 13, hcPlaying: 13 })
  expect(index).not.toHaveProperty('hcReason')
})

test('the next tee overwrites values set by hand, and the index is the provider’s again', async () => {
  await set(bruno, { hcCourse: 14, hcPlaying: 6, reason: 'Appeal' })
  // 5.8 x 128 / 113 + 70.5 - 72 is 5.07.
  const onYellow = await world.call('setPlayerTee', { params: { ...bruno, teeId: 12 } })
  expect(onYellow).toMatchObject({ teeName: 'Yellow', hcCourse: 5, hcPlaying: 5, hcSource: 'PROVIDER' })
  expect(onYellow).not.toHaveProperty('hcReason')
})

test('values that are the same again write no audit', async () => {
  await set(bruno, { hcCourse: 3, hcPlaying: 2 })
  const before = await world.rows('select count(*) as n from audit')
  await set(bruno, { hcCourse: 3, hcPlaying: 2 })
  expect(await world.rows('select count(*) as n from audit')).toEqual(before)
})
