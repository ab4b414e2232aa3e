import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const card = (eventId: number, side: 'P' | 'T', sideId: number, hasScore = true) =>
  world.rows(
    `insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at)
     values (1, $1, $2, $3, array_fill(null::smallint, array[18]), $4, now())`,
    [eventId, side, sideId, hasScore],
  )

test('flights, teams, tee pairings and handicaps of the event and all its rounds go with the registration', async () => {
  await world.rows(`insert into team (community_id, team_id, event_id, name) values (1, 3900, 102, 'Of round 2')`)
  await world.rows('insert into team_player values (1, 102, 1, 3900, 100)')
  await world.rows(
    `insert into player_handicap (community_id, event_id, player_id, registration_event_id, alloc_pct, source) values (1, 102, 1, 100, 100, 'NONE')`,
  )
  const removed = await world.call('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 1 } })
  expect(removed).toEqual({
    deleted: 1,
    playerId: 1,
    flightIds: [2001],
    teamIds: [3001, 3900],
    teePairingIds: [5001, 5011],
  })
  for (const table of ['flight_player', 'team_player', 'tee_pairing_player', 'player_handicap']) {
    const events = table === 'flight_player' ? '(100)' : '(100, 101, 102)'
    expect(await world.rows(`select 1 from ${table} where player_id = 1 and event_id in ${events}`)).toEqual([])
  }
  expect(await world.rows('select 1 from player where player_id = 1')).toHaveLength(1)
  expect(await world.refusal('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 1 } })).toBe('NOT_FOUND')
})

test('a player by name goes altogether', async () => {
  await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 9 } })
  expect(await world.rows('select 1 from player where player_id = 9')).toEqual([])
  expect(await world.refusal('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 9 } })).toBe(
    'UNAUTHORIZED',
  )
})

test('a score in one round keeps the registration of the whole event', async () => {
  expect(await world.refusal('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 3 } })).toBe(
    'SCORE_ENTERED',
  )
})

test('a card without a score keeps nobody', async () => {
  await card(101, 'P', 1, false)
  await world.call('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 1 } })
})

test('a score of the team in effect is a score of its players', async () => {
  expect(await world.refusal('removePlayerFromEvent', { params: { eventId: 'S-140', playerId: 1 } })).toBe(
    'SCORE_ENTERED',
  )
  const remove = () => world.refusal('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 1 } })
  await card(101, 'T', 3001)
  expect(await remove()).toBe('SCORE_ENTERED')
})

test("the event's team is not in effect in a round that has teams of its own", async () => {
  await card(101, 'T', 3001)
  await world.rows(`insert into team (community_id, team_id, event_id, name) values (1, 3900, 101, 'Of round 1')`)
  await world.call('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 1 } })
})

test('of twenty removals at the same moment one removes, the others find nobody', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      world.call('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 1 } }),
    ),
  )
  const codes = results.flatMap(result => (result.status === 'rejected' ? result.reason.code : []))
  expect(codes).toEqual(Array(19).fill('NOT_FOUND'))
  expect(await world.rows(`select count(*)::int as n from audit where action = 'registration.removed'`)).toEqual([
    { n: 1 },
  ])
})

test('assigning and removing at the same moment leave no orphan and no fault', async () => {
  for (let round = 0; round < 5; round += 1) {
    const results = await Promise.allSettled([
      world.call('assignPlayerToFlight', { params: { eventId: 'M-100', flightId: 2001, playerId: 2 } }),
      world.call('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 2 } }),
      world.call('assignPlayerToFlight', { params: { eventId: 'M-100', flightId: 2002, playerId: 2 } }),
    ])
    const codes = results.flatMap(result => (result.status === 'rejected' ? result.reason.code : []))
    expect(codes.filter(code => code !== 'NOT_REGISTERED')).toEqual([])
    expect(await world.rows('select 1 from flight_player where event_id = 100 and player_id = 2')).toEqual([])
    await world.call('registerPlayers', { params: { eventId: 'M-100' }, body: { playerId: 2 } })
  }
})
