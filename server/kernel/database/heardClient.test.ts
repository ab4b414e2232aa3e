import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { HeardClient } from './heardClient.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('a connection on its way out says nothing when the database ends it first', async () => {
  const pool = new pg.Pool({ Client: HeardClient, connectionString: world.url, max: 1 })
  const said: string[] = []
  pool.on('error', error => said.push(error.message))
  pool.on('connect', client => client.on('error', error => said.push(error.message)))
  const client = await pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as id')
  client.release()
  const gone = new Promise(resolve => client.once('end', resolve))
  // A database that is busy has not heard the goodbye yet when it stops.
  process.kill(rows[0].id, 'SIGSTOP')
  await pool.end()
  process.kill(rows[0].id, 'SIGTERM')
  process.kill(rows[0].id, 'SIGCONT')
  await gone
  expect(said).toEqual([])
})
