import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseHash } from './databaseHash.ts'
import { fillTables } from './fillTables.ts'
import { tablesOf } from './tablesOf.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await fillTables(world)
})
afterAll(() => world.close())

test('the hash is another when a row of any table is gone', async () => {
  const whole = await databaseHash(world)
  const unnoticed = []
  for (const table of await tablesOf(world)) {
    await world.rows(`begin; set local session_replication_role = replica;
      delete from ${table} where ctid = (select min(ctid) from ${table})`)
    if ((await databaseHash(world)) === whole) unnoticed.push(table)
    await world.rows('rollback')
  }
  expect(unnoticed).toEqual(['begun', 'code_try', 'proof_try'])
  expect(await databaseHash(world)).toBe(whole)
})
