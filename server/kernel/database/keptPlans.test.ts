/** A statement is planned once for a connection, whatever it is asked about. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards, spread } from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { sql } from './sql.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ DATABASE_POOL: '1' })
})
afterAll(() => world.close())

test('no statement of a flight, a list or a card is planned for its own values', async () => {
  for (const playerId of [1, 2, 3, 6, 9]) {
    await world.call('assignPlayerToFlight', { params: { eventId: 'S-110', flightId: 2022, playerId } })
    await world.call('listEventPlayers', { params: { eventId: 'S-110' } })
    await recordCards(world, 'S-110', [{ playerId, strokes: spread(80 + playerId) }])
  }
  const plans = await world.service.database.read([1], tx =>
    tx.rows(
      sql<{ statement: string; anew: number; kept: number }>`
        select statement, custom_plans::int as anew, generic_plans::int as kept from pg_prepared_statements`,
    ),
  )
  expect(plans.filter(({ anew }) => anew > 0)).toEqual([])
  expect(plans.filter(({ kept }) => kept >= 5).length).toBeGreaterThan(5)
})
