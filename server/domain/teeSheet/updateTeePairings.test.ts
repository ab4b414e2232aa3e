import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallError, type Input } from '../../../contract/client.ts'
import type { updateTeePairings } from '../../../contract/teeSheet/published.ts'
import { startWorld, type World } from '../../../test/world.ts'

type Body = Input<typeof updateTeePairings>['body']

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const update = (body: Body, eventId = 'S-101') => world.call('updateTeePairings', { params: { eventId }, body })

async function refused(body: Body): Promise<unknown> {
  try {
    await update(body)
  } catch (error) {
    if (error instanceof CallError)
      return [error.code, (error.problem.errors as { pointer: string }[] | undefined)?.map(({ pointer }) => pointer)]
  }
  return undefined
}

test('fields that are left out stay, players are added and never removed', async () => {
  const [changed] = await update([{ id: 5001, group: 'C', playerIds: [5] }])
  expect(changed).toMatchObject({ courseId: 1, teeTime: '2026-05-02T08:00:00.000+01:00', hole: 1, group: 'C' })
  expect(changed?.players.map(({ playerId }) => playerId)).toEqual([2, 5, 1])
  const [again] = await update([{ id: 5001, playerIds: [] }])
  expect(again).toEqual(changed)
})

test('the answer has the tee pairings in the order of the request', async () => {
  const changed = await update([
    { id: 5002, time: '09:00' },
    { id: 5001, time: '07:00' },
  ])
  expect(changed.map(({ id, time }) => [id, time])).toEqual([
    [5002, '09:00:00'],
    [5001, '07:00:00'],
  ])
})

test('a player of another tee pairing is refused with the place, and nothing of the request is done', async () => {
  const before = await world.call('listTeePairings', { params: { eventId: 'S-101' } })
  expect(
    await refused([
      { id: 5001, hole: 5 },
      { id: 5002, playerIds: [5, 1] },
    ]),
  ).toEqual(['ALREADY_ASSIGNED', ['/1/playerIds/1']])
  expect(await world.call('listTeePairings', { params: { eventId: 'S-101' } })).toEqual(before)
})

test('a tee pairing or a player that is named twice is refused', async () => {
  expect(await refused([{ id: 5001 }, { id: 5001 }])).toEqual(['VALIDATION', ['/1/id']])
  const twice = [
    { id: 5001, playerIds: [5] },
    { id: 5002, playerIds: [5] },
  ]
  expect(await refused(twice)).toEqual(['VALIDATION', ['/1/playerIds/0']])
})

test('moving to a course of nine holes needs a hole of that course', async () => {
  await world.rows('insert into event_course (community_id, event_id, course_id, position) values (1, 101, 2, 2)')
  await world.rows(
    'update course_tee set hole_pars = hole_pars[1:9], stroke_indexes = stroke_indexes[1:9], yards = yards[1:9] where course_id = 2',
  )
  await update([{ id: 5001, hole: 10 }])
  expect(await refused([{ id: 5001, courseId: 2 }])).toEqual(['VALIDATION', ['/0/courseId']])
  expect(await refused([{ id: 5002, courseId: 2, hole: 12 }])).toEqual(['VALIDATION', ['/0/hole']])
  const [moved] = await update([{ id: 5001, courseId: 2, hole: 1 }])
  expect(moved).toMatchObject({ courseId: 2, courseName: 'Alvor Park', hole: 1 })
  expect(await refused([{ id: 5001, teeTime: '2026-05-03T08:00:00+01:00' }])).toEqual(['VALIDATION', ['/0/teeTime']])
})

test('what changes nothing is not audited, and a change is audited with before and after', async () => {
  await update([{ id: 5001, teeTime: '2026-05-02T07:00:00Z', playerIds: [1] }])
  expect(await world.rows('select 1 from audit')).toEqual([])
  await update([
    { id: 5001, teeTime: '2026-05-02T07:05:00Z' },
    { id: 5002, playerIds: [6] },
  ])
  const [audited] = await world.rows('select subject, before, after from audit')
  const fields = { teePairingId: 5001, courseId: 1, teeHole: 1, teeGroup: 'A' }
  expect(audited).toEqual({
    subject: { teePairingIds: [5001, 5002], playerIds: [6] },
    before: { teePairings: [{ ...fields, teeTime: '2026-05-02T07:00:00.000+00:00' }] },
    after: {
      teePairings: [{ ...fields, teeTime: '2026-05-02T07:05:00Z' }],
      players: [{ playerId: 6, teePairingId: 5002 }],
    },
  })
})
