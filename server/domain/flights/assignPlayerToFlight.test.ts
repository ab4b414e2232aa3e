import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const assign = (flightId: number, playerId: number, eventId = 'S-110') =>
  world.call('assignPlayerToFlight', { params: { eventId, flightId, playerId } })
const flightsOf = async (playerId: number, leaderboardId: number) =>
  (
    await world.rows<{ flight_id: number }>(
      'select flight_id from flight_player where player_id = $1 and leaderboard_id = $2',
      [playerId, leaderboardId],
    )
  ).map(row => Number(row.flight_id))

test('a player of another flight of the leaderboard moves, and the audit keeps where from', async () => {
  await assign(2022, 2)
  expect(await flightsOf(2, 1021)).toEqual([2022])
  const [audited] = await world.rows('select action, actor, subject, before, after from audit order by audit_id desc')
  expect(audited).toEqual({
    action: 'flight.playerAssigned',
    actor: 'credential:1',
    subject: { leaderboardId: 1021, flightId: 2022, playerId: 2 },
    before: { flightId: 2021 },
    after: { flightId: 2022 },
  })
})

test('repeating an assignment changes nothing and writes no audit', async () => {
  const first = await assign(2022, 3)
  const before = await world.rows('select count(*) as n from audit')
  expect(await assign(2022, 3)).toEqual(first)
  expect(await world.rows('select count(*) as n from audit')).toEqual(before)
})

test('a player by name, and on a round a player registered for the multi-round event, can be assigned', async () => {
  expect((await assign(2021, 9)).players?.map(player => player.handle)).toContain('Wally')
  expect((await assign(2011, 3, 'S-101')).players).toEqual([{ playerId: 3, firstName: 'Carla', lastName: 'Dias' }])
  expect(await flightsOf(3, 1001)).toEqual([])
})

test('a flight of a round is not found under the multi-round event, nor the reverse', async () => {
  for (const [eventId, flightId] of [
    ['M-100', 2011],
    ['S-101', 2001],
  ] as const)
    expect(await world.refusal('assignPlayerToFlight', { params: { eventId, flightId, playerId: 1 } })).toBe(
      'NOT_FOUND',
    )
})

test('twenty assignments of one player at the same time end in exactly one flight', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => assign(index % 2 ? 2021 : 2022, 6)))
  expect(answers).toHaveLength(20)
  expect(await flightsOf(6, 1021)).toHaveLength(1)
})

test('a flight that is deleted while players are assigned leaves nobody in a flight that is gone', async () => {
  const results = await Promise.allSettled([
    ...[1, 2, 3, 6, 9].map(playerId => assign(2021, playerId)),
    world.call('deleteFlight', { params: { eventId: 'S-110', flightId: 2021 } }),
    ...[1, 2, 3, 6, 9].map(playerId => assign(2021, playerId)),
  ])
  const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(refused.filter(code => code !== 'NOT_FOUND')).toEqual([])
  expect(await world.rows('select 1 from flight_player where flight_id = 2021')).toEqual([])
})
