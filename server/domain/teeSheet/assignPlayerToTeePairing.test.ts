import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const assign = (teePairingId: number, playerId: number, eventId = 'S-101') =>
  world.call('assignPlayerToTeePairing', { params: { eventId, teePairingId, playerId } })
const pairingsOf = async (eventId: string) =>
  (await world.call('listTeePairings', { params: { eventId } })).map(({ id, players }) => [
    id,
    players.map(({ playerId }) => playerId),
  ])

test('a player of another tee pairing of the round moves, the other rounds stay', async () => {
  await assign(5002, 1)
  expect(await pairingsOf('S-101')).toEqual([
    [5001, [2]],
    [5002, [3, 1]],
  ])
  expect(await pairingsOf('S-102')).toEqual([[5011, [1]]])
})

test('twenty assignments of one player at the same time end in exactly one tee pairing', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => assign(index % 2 ? 5001 : 5002, 5)))
  expect(await world.rows('select 1 from tee_pairing_player where event_id = 101 and player_id = 5')).toHaveLength(1)
})

test('a player shows the tee of the handicap in the round, and the team in effect in the round', async () => {
  await world.rows(
    "insert into player_handicap (community_id, event_id, player_id, registration_event_id, course_id, tee_id, alloc_pct, source) values (1, 101, 1, 100, 1, 12, 100, 'NONE')",
  )
  const [team] = await world.call('createTeams', { params: { eventId: 'S-101' }, body: [{ playerIds: [1] }] })
  const [first] = await world.call('listTeePairings', { params: { eventId: 'S-101' } })
  expect(first?.players).toEqual([
    { playerId: 2, firstName: 'Bruno', lastName: 'Costa', teeId: 11, teeName: 'White' },
    { playerId: 1, firstName: 'Ana', lastName: 'Silva', teeId: 12, teeName: 'Yellow', teamId: team?.teamId },
  ])
  const [second] = await world.call('listTeePairings', { params: { eventId: 'S-102' } })
  expect(second?.players[0]?.teamId).toBe(3001)
})

test('removing all players of one course leaves those on the others, and the tee pairings', async () => {
  await world.rows('insert into event_course (community_id, event_id, course_id, position) values (1, 101, 2, 2)')
  await world.rows('update tee_pairing set course_id = 2 where tee_pairing_id = 5002')
  const input = { params: { eventId: 'S-101' }, query: { courseId: 2 } }
  expect(await world.call('removePlayersFromTeePairings', input)).toEqual({ removed: 1, playerIds: [3] })
  expect(await pairingsOf('S-101')).toEqual([
    [5001, [2, 1]],
    [5002, []],
  ])
  const all = { params: { eventId: 'S-101' } }
  expect(await world.call('removePlayersFromTeePairings', all)).toEqual({ removed: 2, playerIds: [1, 2] })
  expect(await world.call('removePlayersFromTeePairings', all)).toEqual({ removed: 0, playerIds: [] })
})

test('all rounds come by the number of the round, in pages too', async () => {
  await world.rows('update event set round_number = 3 where event_id = 101')
  const ids: number[] = []
  let url = '/v1/events/M-100/teePairings/allRounds?limit=1'
  for (let pages = 0; url !== '' && pages < 9; pages += 1) {
    const response = await world.app.inject({ url, headers: { authorization: `Bearer ${world.token('club')}` } })
    ids.push(...JSON.parse(response.payload).map((pairing: { id: number }) => pairing.id))
    url = /<http:\/\/test.local([^>]*)>/.exec(String(response.headers.link ?? ''))?.[1] ?? ''
  }
  expect(ids).toEqual([5011, 5001, 5002])
})
