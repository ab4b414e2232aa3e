import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const bruno = { eventId: 'S-110', playerId: 2 }
const walter = { eventId: 'S-110', playerId: 9 }
const set = (
  params: typeof bruno,
  body: { hcCourse: number; hcPlaying: number; courseId?: number; manualMsg?: string },
) => world.call('setPlayerCourseAndPlayingHandicap', { params, body })

test('the index stays, and nothing is derived from what was set', async () => {
  expect(await set(bruno, { hcCourse: 14, hcPlaying: 6 })).toMatchObject({
    hcIndex: 5.8,
    hcRevisionDt: '2026-04-20',
    hcCourse: 14,
    hcPlaying: 6,
    hcSource: 'MANUAL',
  })
})

test('a player without an index needs no reason; one that is given is kept until the values go', async () => {
  const body = { hcCourse: 20, hcPlaying: 19 }
  const plain = await set(walter, body)
  expect(plain).toMatchObject({ ...body, hcSource: 'MANUAL' })
  expect(plain).not.toHaveProperty('manualMsg')
  const manualMsg = 'Convidado sem índice – decisão da comissão'
  const given = await set(walter, { ...body, manualMsg })
  expect(given).toMatchObject({ ...body, manualMsg, hcSource: 'MANUAL' })
  expect(given).not.toHaveProperty('hcIndex')

  expect(await world.call('setPlayerTee', { params: { ...walter, teeId: 12 } })).toMatchObject({
    ...body,
    manualMsg,
    teeId: 12,
  })
  const index = await world.call('setPlayerHandicapIndex', { params: walter, body: { hcIndex: 12.4 } })
  expect(index).toMatchObject({ hcIndex: 12.4, hcCourse: 13, hcPlaying: 13 })
  expect(index).not.toHaveProperty('manualMsg')
})

test('the next tee overwrites values set by hand, and the index is the provider’s again', async () => {
  await set(bruno, { hcCourse: 14, hcPlaying: 6, manualMsg: 'Appeal' })
  // 5.8 x 128 / 113 + 70.5 - 72 is 5.07.
  const onYellow = await world.call('setPlayerTee', { params: { ...bruno, teeId: 12 } })
  expect(onYellow).toMatchObject({ teeName: 'Yellow', hcCourse: 5, hcPlaying: 5, hcSource: 'PROVIDER' })
  expect(onYellow).not.toHaveProperty('manualMsg')
})

test('a course that is named is that of the tee: another one of the event, and one outside of it, are refused at their place', async () => {
  const body = { hcCourse: 4, hcPlaying: 3 }
  expect(await set(bruno, { ...body, courseId: 1 })).toMatchObject(body)
  const refusedAt = async (eventId: string, courseId: number) => {
    const params = { eventId, playerId: 6 }
    const answer = await world.app.inject({
      method: 'PATCH',
      url: `/v1/events/${eventId}/players/${params.playerId}/handicap/coursePlaying`,
      headers: { authorization: `Bearer ${world.token('club')}` },
      payload: { ...body, courseId },
    })
    const { code, errors } = answer.json<{ code: string; errors: { pointer: string }[] }>()
    return [answer.statusCode, code, errors.map(({ pointer }) => pointer)]
  }
  expect(await refusedAt('M-100', 2)).toEqual([409, 'OTHER_COURSE', ['/courseId']])
  expect(await refusedAt('S-110', 2)).toEqual([409, 'COURSE_NOT_IN_EVENT', ['/courseId']])
  expect(await refusedAt('S-110', 99)).toEqual([409, 'COURSE_NOT_IN_EVENT', ['/courseId']])
  // On the round it is the course of the tee there.
  const onRound = { params: { eventId: 'S-102', playerId: 6 }, body: { ...body, courseId: 2 } }
  expect(await world.call('setPlayerCourseAndPlayingHandicap', onRound)).toMatchObject(body)
})

test('values that are the same again write no audit', async () => {
  await set(bruno, { hcCourse: 3, hcPlaying: 2 })
  const before = await world.rows('select count(*) as n from audit')
  await set(bruno, { hcCourse: 3, hcPlaying: 2 })
  expect(await world.rows('select count(*) as n from audit')).toEqual(before)
})
