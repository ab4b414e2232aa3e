import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const setTee = (eventId: string, playerId: number, teeId: number) =>
  world.call('setPlayerTee', { params: { eventId, playerId, teeId } })

test('with an index the values are computed on the new tee: 20.1 x 128 / 113 + 70.5 - 72 is 21.27', async () => {
  expect(await setTee('S-110', 6, 12)).toMatchObject({
    teeId: 12,
    teeName: 'Yellow',
    teeRating: 70.5,
    teeSlope: 128,
    hcIndex: 20.1,
    hcCourse: 21,
    hcPlaying: 21,
    hcSource: 'PROVIDER',
    hcRevisionDt: '2026-04-20',
  })
})

test('without an index only the tee changes', async () => {
  const changed = await setTee('S-110', 9, 12)
  expect(changed).toMatchObject({ teeId: 12, hcSource: 'NONE' })
  expect(changed).not.toHaveProperty('hcCourse')
})

test('a multi-round event takes the tees of all its courses, a round those of its own', async () => {
  expect(await setTee('M-100', 6, 21)).toMatchObject({ courseName: 'Alvor Park', hcCourse: 21 })
  const missing = { params: { eventId: 'S-101', playerId: 6, teeId: 21 } }
  expect(await world.refusal('setPlayerTee', missing)).toBe('NOT_FOUND')
})

test('a tee that does not exist is said before a player who is not registered', async () => {
  const strange = { params: { eventId: 'S-110', playerId: 8, teeId: 91 } }
  expect(await world.refusal('setPlayerTee', strange)).toBe('NOT_FOUND')
})
