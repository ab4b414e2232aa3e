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

test('an event of a large club is found by its key among thousands of small ones, with their statistics taken', async () => {
  await createDatabase(server, name)
  await migrate(url)
  const rows = await withClient(url, async client => {
    await client.query(`
      set session_replication_role = replica;
      create temp table made as
        select n, case when n <= 400 then 1 else n end as community from generate_series(1, 4000) n;
      insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position)
        select community, n, n, 'Net', 1, 'strokePlay', false, 1 from made;
      insert into flight (community_id, flight_id, leaderboard_id, name) select community, n, n, 'A' from made;
      analyze;
      set session_replication_role = origin; set role caddiemaster_app; set caddiemaster.communities = '{1}';
      set enable_seqscan = off; set enable_bitmapscan = off; set enable_mergejoin = off; set enable_hashjoin = off`)
    const { rows: plan } = await client.query(
      `explain (analyze, format json) select f.name from leaderboard l
       join flight f on f.community_id = l.community_id and f.leaderboard_id = l.leaderboard_id
       where l.community_id = $1 and l.event_id = $2`,
      [1, 7],
    )
    return JSON.stringify(plan).match(/"Rows Removed by (?:Join )?Filter": ?\d+/g) ?? []
  })
  expect(rows.filter(one => !one.endsWith(' 0') && !one.endsWith(':0'))).toEqual([])
})

test('a player counts as in few events, whatever the events of a small club say', async () => {
  await createDatabase(server, name)
  await migrate(url)
  await withClient(url, client =>
    client.query(`
      set session_replication_role = replica;
      insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
        select 1, e, p, true, now(), 'last' || p, 'first' from generate_series(1, 500) e, generate_series(1, 8) p;
      analyze registration`),
  )
  expect(await believed('registration', 'player_id')).toBeCloseTo(-0.05)
})
