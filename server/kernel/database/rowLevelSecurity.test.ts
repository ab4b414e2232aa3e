/** What requests see of rows of communities. These go past the handlers, straight through the pool that handlers use. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTables } from '../../../test/fillTables.ts'
import { tablesOf } from '../../../test/tablesOf.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { applicationRole } from './connect.ts'
import { sql } from './sql.ts'

// A table that is added later is asked too: every one of the catalogue is of one of these kinds.
/** Has no column of a community, and is the same for everybody. */
const open = ['course', 'course_tee', 'handicap_provider']
/** Belongs to whoever called. */
const ofCallers = ['idempotency', 'proof_try']

/** Is of two players. */
const ofTwoPlayers = 'different_people'

let world: World
let tables: readonly string[]
let readable: ReadonlySet<string>
let ofCommunities: readonly string[]
beforeAll(async () => {
  world = await startWorld()
  await fillTables(world)
  tables = await tablesOf(world)
  const may = await world.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and has_any_column_privilege('${applicationRole}', oid, 'select')`,
  )
  readable = new Set(may.map(({ name }) => name))
  ofCommunities = tables.filter(
    name => readable.has(name) && ![...open, ...ofCallers, ofTwoPlayers, 'player'].includes(name),
  )
})
afterAll(() => world.close())

const idsIn = async (table: string, column: string, scope: readonly number[]) => {
  const rows = await world.service.database.read(scope, tx =>
    tx.rows(sql<{ id: number }>`select ${sql.ref(column)} as id from ${sql.table(table)}`),
  )
  return rows.map(({ id }) => id)
}

test('every table shows the rows of the communities in scope, none of another, and none without a scope', async () => {
  for (const table of ofCommunities) {
    const all = await world.rows<{ id: number }>(`select distinct community_id as id from ${table} order by 1`)
    expect(
      [1, 4].every(id => all.some(row => Number(row.id) === id)),
      `${table} has rows of both`,
    ).toBe(true)
    expect([...new Set(await idsIn(table, 'community_id', [4]))], table).toEqual([4])
    expect(await idsIn(table, 'community_id', []), table).toEqual([])
  }
  expect(ofCommunities.length).toBeGreaterThan(20)
})

test('a view shows the rows of the communities in scope, all where there is no scope, and is for reading only', async () => {
  const views = await world.rows<{ name: string }>(
    "select viewname as name from pg_views where schemaname = 'public' order by 1",
  )
  expect(views).toEqual([{ name: 'registered_player' }])
  const registered = async (communities?: readonly number[]) =>
    world.rows<{ community_id: number; player_id: number }>(
      `select r.community_id, r.player_id from registration r
        where $1::bigint[] is null or r.community_id = any($1::bigint[]) order by r.community_id, r.event_id, r.player_id`,
      [communities ?? null],
    )
  const shown = (scope: readonly number[] | 'everything') =>
    world.service.database.read(scope, tx =>
      tx.rows(sql`select community_id, player_id from registered_player order by community_id, event_id, player_id`),
    )
  for (const scope of [[], [1], [4], [1, 4]]) expect(await shown(scope), String(scope)).toEqual(await registered(scope))
  expect(await shown('everything')).toEqual(await registered())
  for (const change of [sql`delete from registered_player`, sql`update registered_player set paid_cents = 0`])
    await expect(world.service.database.write([1], tx => tx.rows(change))).rejects.toThrow(
      /cannot (delete from|update) view/,
    )
})

test('every policy makes a list of the scope once for a statement, and not for each row', async () => {
  const policies = await world.rows<{ tablename: string; condition: string }>(
    `select tablename, concat(qual, with_check) as condition from pg_policies
      where concat(qual, with_check) like '%caddiemaster.communities%'`,
  )
  expect(policies.length).toBeGreaterThan(20)
  for (const { tablename, condition } of policies) {
    const lists = condition.match(
      /\( SELECT \(NULLIF\(current_setting\('caddiemaster\.communities'::text, true\), ''::text\)\)::bigint\[\]/g,
    )
    expect(lists?.length, tablename).toBe(condition.split('caddiemaster.communities').length - 1)
  }
})

test('what belongs to a caller is shown to that caller only', async () => {
  for (const table of ofCallers) {
    const all = await world.rows<{ id: number }>(`select distinct actor as id from ${table}`)
    expect(all.length, table).toBeGreaterThan(1)
    expect(await idsIn(table, 'actor', [1, 2, 3, 4]), table).toEqual([])
    const own = await world.service.database.write([1, 2, 3, 4], async tx => {
      await tx.rows(sql`select set_config('caddiemaster.actor', 'credential:2', true)`)
      return tx.rows(sql<{ actor: string }>`select distinct actor from ${sql.table(table)}`)
    })
    expect(own, table).toEqual([{ actor: 'credential:2' }])
  }
})

test('that two are different people is shown to whoever sees both', async () => {
  await world.rows(`insert into different_people
    select a.player_id, b.player_id, now(), 'test' from player a join player b on a.player_id < b.player_id on conflict do nothing`)
  for (const scope of [[], [1], [4], [1, 4]]) {
    const seen = new Set(await idsIn('player', 'player_id', scope))
    const pairs = await world.service.database.read(scope, tx =>
      tx.rows(sql<{ pair: readonly number[] }>`select array[player_id, other_player_id] as pair from different_people`),
    )
    expect(pairs.length, String(scope)).toBe((seen.size ** 2 - seen.size) / 2)
    expect(pairs.flatMap(({ pair }) => pair).every(id => seen.has(Number(id)))).toBe(true)
  }
  await expect(idsIn(ofTwoPlayers, 'actor', [1])).rejects.toThrow(/permission denied/)
})

test('every other table is out of reach of requests, but for courses and providers', async () => {
  const closed = tables.filter(name => !readable.has(name))
  expect(closed).toEqual([
    'administrator',
    'administrator_community',
    'backup_run',
    'begun',
    'code_app',
    'code_try',
    'community_request',
    'credential',
    'credential_community',
    'credential_use',
    'database_identity',
    'installation',
    'mail_failure',
    'migration',
    'one_time_link',
    'passkey',
    'player_merge',
    'recovery_code',
    'revoked_token',
    'session',
  ])
  for (const table of closed)
    await expect(idsIn(table, 'ctid', [1, 2, 3, 4]), table).rejects.toThrow(/permission denied/)
})

test('no row is written into a community out of scope, and none of it is changed or deleted', async () => {
  const write = (statements: ReturnType<typeof sql>) => world.service.database.write([4], tx => tx.rows(statements))
  for (const table of ofCommunities) {
    const strange = sql`${sql.table(table)} where community_id = 1`
    for (const attempt of [
      sql`update ${sql.table(table)} set community_id = 1 where community_id = 1 returning 1`,
      sql`delete from ${strange} returning 1`,
    ]) {
      const touched = await write(attempt).catch((error: unknown) => String(error))
      expect(typeof touched === 'string' ? /permission denied/.test(touched) : touched.length === 0, table).toBe(true)
    }
  }
  await expect(
    write(sql`insert into change (community_id, at, kind, subject) values (1, now(), 'x', '{}')`),
  ).rejects.toThrow(/row-level security/)
})

test('a profile is visible through a membership, a registration or a sign-up only', async () => {
  const visible = async (scope: readonly number[]) =>
    (await idsIn('player', 'player_id', scope)).toSorted((a, b) => a - b)
  for (const scope of [[4], [1], [1, 2, 3]]) {
    const rows = await world.rows<{ id: number }>(
      `select player_id as id from membership where community_id = any($1::bigint[])
       union select player_id from registration where community_id = any($1::bigint[])
       union select player_id from sign_up where community_id = any($1::bigint[]) order by 1`,
      [scope],
    )
    expect(await visible(scope)).toEqual(rows.map(({ id }) => Number(id)))
  }
  const [everybody] = await world.rows<{ count: number }>('select count(*) as count from player')
  expect((await visible([4])).length).toBeLessThan(Number(everybody?.count))
  expect(await visible([])).toEqual([])
})
