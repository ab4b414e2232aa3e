/** Requests about an event and reports of a club want other plans: the database is asked what each kind of transaction has. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import type { Transaction } from './connect.ts'
import { sql } from './sql.ts'

let world: World
beforeAll(async () => {
  // All on one connection: what one kind leaves behind the next would find.
  world = await startWorld({ DATABASE_POOL: '1' })
})
afterAll(() => world.close())

const switched = ['enable_seqscan', 'enable_bitmapscan', 'enable_mergejoin', 'enable_hashjoin']
const ofRequests = { plan_cache_mode: 'force_generic_plan', ...Object.fromEntries(switched.map(name => [name, 'off'])) }
const own = { plan_cache_mode: 'auto', ...Object.fromEntries(switched.map(name => [name, 'on'])) }

async function planning(tx: Transaction): Promise<Readonly<Record<string, string>>> {
  const rows = await tx.rows(
    sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name = any(${[...switched, 'plan_cache_mode']}::text[])`,
  )
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
}

test.each([
  { scope: [1], of: 'a club' },
  { scope: 'everything', of: 'the installation' },
] as const)(
  'reports of $of have the plans of PostgreSQL, and every other transaction those of requests',
  async given => {
    const { read, write, report } = world.service.database
    for (const [kind, expected] of [
      [read, ofRequests],
      [report, own],
      [read, ofRequests],
      [write, ofRequests],
      [report, own],
      [write, ofRequests],
    ] as const)
      expect(await kind(given.scope, planning)).toEqual(expected)
  },
)

test('the commands of an operator have the plans of PostgreSQL', async () => {
  expect(await world.operate(planning)).toEqual(own)
})

test('a report keeps no plan for the requests that ask the same, and writes nothing', async () => {
  const question = sql<{ count: number }>`select count(*)::int as count from event where community_id = 1`
  const { read, report } = world.service.database
  const kept = () =>
    read([1], tx =>
      tx.rows(sql<{ name: string }>`select name from pg_prepared_statements where statement = ${question.text}`),
    )
  await report([1], tx => tx.rows(question))
  expect(await kept()).toHaveLength(0)
  await read([1], tx => tx.rows(question))
  expect(await kept()).toHaveLength(1)
  await expect(report([1], tx => tx.rows(sql`delete from step`))).rejects.toThrow('read-only')
})
