/** In a field of thousands the players in question are looked up, and no others are read. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexPagesRead, oneConnection } from '../../../test/growth/rowsRead.ts'
import { recordCards, spread } from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(oneConnection)
  // Most events are small: for them PostgreSQL would sooner read all names than look up ten players.
  await world.rows(`
    insert into player (player_id, first_name, last_name, last_name_key, first_name_key, gender, created_at)
      select n, 'Player', 'No' || n, 'no' || n, 'player', 'M', now() from generate_series(10001, 14002) n`)
  await world.rows(`
    insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
      select 1, n, 'S', 'Small', 'small', '2026-06-10', '2026-06-10', 'Europe/Lisbon', 'published', now(), now()
      from generate_series(7001, 7060) n`)
  await world.rows(`
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
      select 1, 110, player_id, true, now(), last_name_key, first_name_key from player where player_id between 10001 and 14000
      union all
      select 1, event_id, player_id, true, now(), last_name_key, first_name_key
      from event join player on player_id between 10000 + (event_id - 7000) * 50 and 10049 + (event_id - 7000) * 50
      where event_id > 7000`)
  await world.rows('analyze player, event, registration')
})
afterAll(() => world.close())

test('a card in a field of thousands reads the registration of its player alone', async () => {
  const card = (playerId: number) => recordCards(world, 'S-110', [{ playerId, strokes: spread(82) }])
  await card(10_500)
  expect(await indexPagesRead(world, 'registration', () => card(10_501))).toBeLessThan(15)
})

test('a place in a flight reads the registration of its player alone', async () => {
  const place = (playerId: number) =>
    world.call('assignPlayerToFlight', { params: { eventId: 'S-110', flightId: 2022, playerId } })
  await place(10_600)
  expect(await indexPagesRead(world, 'registration', () => place(10_601))).toBeLessThan(25)
})

test('a new registration reads no other', async () => {
  await world.rows(`
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select 1, player_id, true, true, last_name_key, first_name_key, now() from player where player_id between 14001 and 14002`)
  const register = (playerId: number) =>
    world.call('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId } })
  await register(14_001)
  expect(await indexPagesRead(world, 'registration', () => register(14_002))).toBeLessThan(40)
})
