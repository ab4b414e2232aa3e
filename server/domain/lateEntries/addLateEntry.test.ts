import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('a late entry enters its flight, and nobody makes the list of who is in it', async () => {
  const { query } = pg.Client.prototype
  onTestFinished(() => void Object.assign(pg.Client.prototype, { query }))
  const asked: string[] = []
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, config: string | { text: string }) {
      asked.push(typeof config === 'string' ? config : config.text)
      return Reflect.apply(query, this, [config])
    },
  })
  const answer = await world.app.inject({
    method: 'POST',
    url: '/console/api/events/S-110/lateEntries',
    headers: world.browser('manager'),
    payload: { who: { playerId: 5 }, flightIds: [2022] },
  })
  Object.assign(pg.Client.prototype, { query })
  expect(answer.statusCode).toBe(200)
  expect(await world.rows('select flight_id::int from flight_player where player_id = 5')).toEqual([
    { flight_id: 2022 },
  ])
  expect(asked.some(text => /insert into "flight_player"/.test(text))).toBe(true)
  expect(asked.filter(text => text.includes('string_agg') && text.includes('flight_player'))).toEqual([])
})
