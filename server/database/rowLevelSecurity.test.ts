import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../testing/world.ts'
import { statement } from './list.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

// These go past the handlers, straight through the pool that handlers use.
const tenantTables = [
  'membership',
  'event',
  'event_course',
  'registration',
  'sign_up',
  'leaderboard',
  'flight',
  'flight_player',
  'flight_team',
  'team',
  'team_player',
  'tee_pairing',
  'tee_pairing_player',
  'player_handicap',
  'team_handicap',
  'score_entry',
  'card',
  'web_link',
  'audit',
  'change',
  'api_access_request',
  'community',
]

test('every table with a community_id is behind the wall', async () => {
  const rows = await world.rows<{ relname: string }>(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and a.attname = 'community_id' and not c.relrowsecurity order by 1`,
  )
  expect(rows.map(row => row.relname)).toEqual(['administrator_community', 'credential_community', 'idempotency'])
})

test.each(tenantTables)('%s shows no row of a community out of scope, and none without a scope', async table => {
  const seen = (scope: readonly number[]) =>
    world.service.database.read(scope, tx =>
      tx.rows(statement<{ community_id: number }>(sql`select community_id from ${sql.table(table)}`)),
    )
  expect((await seen([4])).filter(row => row.community_id !== 4)).toEqual([])
  expect(await seen([])).toEqual([])
})

test('a row cannot be written into a community out of scope', async () => {
  const write = () =>
    world.service.database.write([4], tx =>
      tx.rows(statement(sql`update event set name = 'mine' where event_id = 110 returning 1`)),
    )
  expect(await write()).toEqual([])
  await expect(
    world.service.database.write([4], tx =>
      tx.rows(statement(sql`insert into change (community_id, at, kind, subject) values (1, now(), 'x', '{}')`)),
    ),
  ).rejects.toThrow(/row-level security/)
})

test('a profile is visible through a membership or a registration only', async () => {
  const players = (scope: readonly number[]) =>
    world.service.database.read(scope, tx =>
      tx.rows(statement<{ player_id: number }>(sql`select player_id from player order by 1`)),
    )
  expect((await players([4])).map(row => row.player_id)).toEqual([8])
  expect((await players([1])).map(row => row.player_id)).toEqual([1, 2, 3, 5, 6, 7, 9, 10])
})

test.each(['credential', 'credential_community', 'administrator', 'revoked_token', 'migration'])(
  '%s is out of reach of the application role',
  async table => {
    await expect(
      world.service.database.read([1, 2, 3, 4], tx => tx.rows(statement(sql`select * from ${sql.table(table)}`))),
    ).rejects.toThrow(/permission denied/)
  },
)
