import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { openJobs } from './openJobs.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('a connection of the queues that breaks while it is in use, or is being ended, ends no process', async () => {
  const boss = await openJobs({ url: world.url, connections: 1, onError: () => undefined })
  const { pool } = boss.getDb() as unknown as { readonly pool: pg.Pool }
  const client = await pool.connect()
  const ended = new Promise(resolve => client.once('end', resolve))
  await world.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'caddiemaster jobs' and datname = current_database()`,
  )
  // Without anybody who hears of it, the error of the connection is one of the process, and the run says so.
  await ended
  expect(client.listenerCount('error')).toBeGreaterThan(0)
  client.release(true)
  await boss.stop({ graceful: false })
})
