import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallError, type Input } from '../../../contract/client.ts'
import type { assignPlayersToTeePairings } from '../../../contract/teeSheet/published.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

type Body = Input<typeof assignPlayersToTeePairings>['body']

const params = { eventId: 'S-101' }
const assign = async (body: Body) =>
  (await world.call('assignPlayersToTeePairings', { params, body })).map(({ id, players }) => [
    id,
    players.map(({ playerId }) => playerId),
  ])

async function refused(asking: Promise<unknown>): Promise<unknown> {
  try {
    await asking
  } catch (error) {
    if (error instanceof CallError)
      return [error.code, (error.problem.errors as { pointer: string }[] | undefined)?.map(({ pointer }) => pointer)]
  }
  return undefined
}

test('an assignment names one player or several, and a request has one or a list', async () => {
  expect(await assign({ teePairingId: 5001, playerId: 3 })).toEqual([[5001, [2, 3, 1]]])
  expect(await assign({ teePairingId: 5002, playerIds: [1, 2] })).toEqual([[5002, [2, 1]]])
  expect(
    await assign([
      { teePairingId: 5001, playerId: 1 },
      { teePairingId: 5001, playerId: 5 },
      { teePairingId: 5002, playerIds: [3] },
    ]),
  ).toEqual([
    [5001, [5, 1]],
    [5002, [2, 3]],
  ])
  expect(await assign({ teePairingId: 5001 })).toEqual([[5001, [5, 1]]])
})

test('what is wrong is named where it stands, and nothing of the request is done', async () => {
  const before = await world.call('listTeePairings', { params })
  expect(await refused(assign({ teePairingId: 5011, playerId: 3 }))).toEqual(['NOT_FOUND', ['/teePairingId']])
  expect(await refused(assign({ teePairingId: 5001, playerId: 7 }))).toEqual(['NOT_REGISTERED', ['/playerId']])
  expect(await refused(assign({ teePairingId: 5001, playerIds: [3, 3] }))).toEqual(['VALIDATION', ['/playerIds/1']])
  expect(await refused(assign({ teePairingId: 5001, playerId: 3, playerIds: [5] }))).toEqual([
    'VALIDATION',
    ['/playerIds'],
  ])
  const twice = [
    { teePairingId: 5001, playerId: 3 },
    { teePairingId: 5002, playerIds: [5, 3] },
  ]
  expect(await refused(assign(twice))).toEqual(['VALIDATION', ['/1/playerIds/1']])
  expect(await world.call('listTeePairings', { params })).toEqual(before)
})

test('one tee pairing is created and changed without a list, and its mistakes are named without an index', async () => {
  const start = { courseId: 1, time: '09:00', hole: 1 }
  const [made] = await world.call('createTeePairings', { params, body: { ...start, playerIds: [3] } })
  expect(made?.players.map(({ playerId }) => playerId)).toEqual([3])
  const id = made?.id ?? 0
  const [changed] = await world.call('updateTeePairings', { params, body: { id, group: 'B', playerIds: [5] } })
  expect(changed).toMatchObject({ id, teePairingId: id, errors: [], group: 'B', time: '09:00:00' })
  const creating = (body: object) => refused(world.call('createTeePairings', { params, body: { ...start, ...body } }))
  expect(await creating({ courseId: 2 })).toEqual(['COURSE_NOT_IN_EVENT', ['/courseId']])
  expect(await creating({ playerIds: [5, 5] })).toEqual(['VALIDATION', ['/playerIds/1']])
  const changing = (body: object) => refused(world.call('updateTeePairings', { params, body: { id, ...body } }))
  expect(await changing({ id: 5011 })).toEqual(['NOT_FOUND', ['/id']])
  expect(await changing({ playerIds: [5, 2] })).toEqual(['ALREADY_ASSIGNED', ['/playerIds/1']])
})

test('the tee pairings of one course are deleted, those on the others stay', async () => {
  await world.rows('insert into event_course (community_id, event_id, course_id, position) values (1, 101, 2, 2)')
  await world.rows('update tee_pairing set course_id = 2 where tee_pairing_id = 5002')
  expect(await world.call('deleteTeePairings', { params, query: { courseId: 2 } })).toEqual({
    deleted: 1,
    teePairingIds: [5002],
    unassignedPlayerIds: [3],
  })
  expect((await world.call('listTeePairings', { params })).map(({ id }) => id)).toEqual([5001])
})
