import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('a caller sees only those communities of a player that it reaches', async () => {
  const communities = async (as: 'club' | 'ladies') =>
    (await world.call('listPlayerCommunities', { params: { playerId: 1 } }, { as })).map(({ id }) => id)
  expect(await communities('club')).toEqual([1, 2])
  expect(await communities('ladies')).toEqual([2])
})

test('adding a present member changes nothing', async () => {
  const params = { playerId: 1, communityId: 2 }
  const added = await world.call('addPlayerToCommunity', { params, body: { member: false, handle: 'New' } })
  expect(added).toMatchObject({ playerId: 1, member: true, community: { id: 2, name: 'Alvor Ladies', club: false } })
  expect(added).not.toHaveProperty('handle')
  expect(await world.rows('select 1 from audit')).toEqual([])
})

test('without a status a player is added as a non-member', async () => {
  const added = await world.call('addPlayerToCommunity', { params: { playerId: 4, communityId: 1 }, body: {} })
  expect(added).toMatchObject({ member: false, community: { id: 1, club: true } })
})

// It is 2026-05-01T09:00Z: the 30th of April in Pago Pago, the 1st of May at 23 hours in Kiritimati.
test.each([
  ['a registration in a past event', '2026-04-20', 'Europe/Lisbon', /took part in S-200/],
  ['a registration in an upcoming event', '2026-06-15', 'Europe/Lisbon', /is registered for S-200/],
  ['an event that ends today in its own time zone', '2026-04-30', 'Pacific/Pago_Pago', /is registered for S-200/],
  ['an event that ended yesterday in its own time zone', '2026-04-30', 'Pacific/Kiritimati', /took part in S-200/],
])('%s keeps the membership', async (_, date, timeZone, detail) => {
  await world.rows(`update event set start_date = $1, end_date = $1, time_zone = $2 where event_id = 200`, [
    date,
    timeZone,
  ])
  const params = { playerId: 4, communityId: 2 }
  const failed = await world.call('removePlayerFromCommunity', { params }).catch(error => error)
  expect([failed.code, failed.problem.detail]).toEqual(['PLAYER_PARTICIPATED', expect.stringMatching(detail)])
})

test('only events of the community itself count: the club does not look at its sub communities', async () => {
  const removed = await world.call('removePlayerFromCommunity', { params: { playerId: 4, communityId: 1 } })
  expect(removed).toEqual({ removed: 1, playerId: 4, communityId: 1 })
})

test('after the last removal the profile stays, invisible, and can be added again', async () => {
  const params = { playerId: 10, communityId: 1 }
  await world.call('removePlayerFromCommunity', { params })
  expect(await world.refusal('listPlayerCommunities', { params: { playerId: 10 } })).toBe('UNAUTHORIZED')
  expect(await world.refusal('removePlayerFromCommunity', { params })).toBe('UNAUTHORIZED')
  expect(await world.rows('select last_name from player where player_id = 10')).toEqual([{ last_name: 'Árias' }])
  const again = await world.call('createPlayer', {
    body: { communityId: 1, firstName: 'Julia', lastName: 'Arias', gender: 'F', email: 'JULIA@example.com' },
  })
  expect(again).toMatchObject({ playerId: 10, firstName: 'Júlia' })
})

test('removing and registering at the same moment leave no registration without a membership', async () => {
  await world.rows(
    `insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state_at, created_at)
     values (3, 300, 'S', 'Seniors', 'seniors', '2026-08-01', '2026-08-01', 'Europe/Lisbon', now(), now())`,
  )
  for (let round = 0; round < 10; round += 1) {
    await world.call('addPlayerToCommunity', { params: { playerId: 7, communityId: 3 }, body: {} })
    await world.rows(`delete from registration where player_id = 7`)
    await world.rows(`delete from membership where player_id = 7 and community_id = 1`)
    const outcomes = await Promise.allSettled([
      world.call('registerPlayers', { params: { eventId: 'S-300' }, body: { playerId: 7 } }),
      world.call('removePlayerFromCommunity', { params: { playerId: 7, communityId: 3 } }),
    ])
    const codes = outcomes.map(outcome => (outcome.status === 'rejected' ? outcome.reason.code : 'done'))
    expect([
      ['done', 'PLAYER_PARTICIPATED'],
      ['PLAYER_HAS_NO_MEMBERSHIP', 'done'],
      ['UNAUTHORIZED', 'done'],
    ]).toContainEqual(codes)
    await world.rows(
      'insert into membership select 1, player_id, true, null, true, last_name_key, first_name_key, now() from player where player_id = 7 on conflict do nothing',
    )
  }
})
