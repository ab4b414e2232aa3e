import { afterEach, expect, inject, test } from 'vitest'
import { createDatabase, migrate, withClient } from './migrate.ts'
import { presumeKeys } from './presumeKeys.ts'

const server = inject('databaseServer')
const name = `presumed_${process.pid}`
const url = server.replace('/postgres?', `/${name}?`)

afterEach(() =>
  withClient(server, async client => void (await client.query(`drop database if exists ${name} with (force)`))),
)

/** How many different values PostgreSQL believes a column to have, or which share of the rows. */
function believed(table: string, column: string): Promise<number | undefined> {
  return withClient(url, async client => {
    const { rows } = await client.query(
      'select n_distinct::float as share from pg_stats where tablename = $1 and attname = $2',
      [table, column],
    )
    return rows[0]?.share
  })
}

test('a new database presumes one community, and an event of its own in each row of the table of events', async () => {
  await createDatabase(server, name)
  await migrate(url)
  expect(await believed('registration', 'community_id')).toBe(1)
  expect(await believed('event', 'event_id')).toBe(-1)
  expect(await believed('message_delivery', 'event_id')).toBeCloseTo(-0.05)
})

test('what PostgreSQL has seen itself stays, whenever a server starts', async () => {
  await createDatabase(server, name)
  await migrate(url)
  await withClient(url, async client => {
    await client.query(
      `set session_replication_role = replica;
      insert into credential_community (credential_id, community_id) select 1, n from generate_series(1, 40) n;
      analyze credential_community`,
    )
    const seen = await believed('credential_community', 'community_id')
    await client.query("delete from pg_statistic where starelid = 'event'::regclass")
    await presumeKeys(client)
    expect(seen).toBe(-1)
    expect(await believed('credential_community', 'community_id')).toBe(seen)
    expect(await believed('event', 'event_id'), 'what it knows nothing of is presumed again').toBe(-1)
  })
})
