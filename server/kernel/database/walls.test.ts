import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTables } from '../../../test/fillTables.ts'
import { tablesOf } from '../../../test/tablesOf.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { applicationRole, serviceRole } from './connect.ts'

// What these say about "every table" they ask the catalogue: a table that is added later is asked too.
/** The tables that hold nothing about a person, a community or a credential. */
const open = ['course', 'course_tee', 'handicap_provider', 'migration']

let world: World
let login: pg.Client
let tables: readonly string[]
beforeAll(async () => {
  world = await startWorld()
  tables = await tablesOf(world)
  await fillTables(world)
  login = new pg.Client({ connectionString: world.requestsUrl })
  await login.connect()
})
afterAll(async () => {
  await login?.end()
  await world.close()
})

/** How many rows `sql` shows to the login as it is after `before`; refused: undefined. */
async function visibleRows(sql: string, before: readonly string[]): Promise<number | undefined> {
  await login.query('begin')
  try {
    for (const statement of before) await login.query(statement)
    return (await login.query(sql)).rowCount ?? 0
  } catch (error) {
    expect(String(error)).toMatch(/permission denied/)
    return undefined
  } finally {
    await login.query('rollback')
  }
}

test('every table has rows here, so that none is called closed for being empty', async () => {
  for (const table of tables) expect((await world.rows(`select from ${table} limit 1`)).length, table).toBe(1)
})

test('every table but those without anybody in them is behind the wall, for its owner too', async () => {
  const rows = await world.rows<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not (relrowsecurity and relforcerowsecurity) order by 1`,
  )
  expect(rows.map(({ relname }) => relname)).toEqual(open)
})

test('without a scope requests see no row of any table behind the wall', async () => {
  for (const table of tables.filter(name => !open.includes(name)))
    expect([0, undefined], table).toContain(
      await visibleRows(`select 1 from ${table}`, [`set role ${applicationRole}`]),
    )
})

test('a credential sees its own idempotent answers only', async () => {
  const as = (credential: string) => [
    `set role ${applicationRole}`,
    "set local caddiemaster.communities = '{1,2,3,4}'",
    `set local caddiemaster.actor = 'credential:${credential}'`,
  ]
  expect(await visibleRows("select 1 from idempotency where key = 'of another'", as('2'))).toBe(1)
  expect(await visibleRows("select 1 from idempotency where key = 'of another'", as('1'))).toBe(0)
  expect(await visibleRows("select 1 from idempotency where key = 'of the club'", as('2'))).toBe(0)
})

test('what proves who somebody is, no role of requests can read: functions alone answer from it, and one of them says to everybody what accounts are called', async () => {
  for (const role of [applicationRole, serviceRole]) {
    expect(await visibleRows('select 1 from credential_community', [`set role ${role}`])).toBe(undefined)
    for (const column of ['email', 'email_key', 'intended_use', 'password_hash'])
      expect(await visibleRows(`select ${column} from credential`, [`set role ${role}`]), column).toBe(undefined)
    for (const column of ['email', 'name', 'password_hash'])
      expect(await visibleRows(`select ${column} from administrator`, [`set role ${role}`]), column).toBe(undefined)
  }
  const functions = await world.rows<{ name: string }>(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1",
  )
  expect(functions.map(({ name }) => name)).toEqual([
    'account_for_login',
    'account_lines',
    'account_names',
    'account_of',
    'accounts_of_player',
    'credential_for_login',
    'credential_lines',
    'credentials_in_force',
    'is_account_blocked',
    'operator_emails',
    'operators_in_force',
    'reach_of_credential',
    'staff_of',
  ])
  for (const call of [
    "credential_for_login('club@example.com')",
    "reach_of_credential(1, 'x')",
    'credential_lines()',
    'credentials_in_force(1, null, null)',
    'operator_emails()',
    'operators_in_force()',
    "account_for_login('gil@example.com')",
    'account_of(1)',
    'account_lines()',
    'accounts_of_player(7)',
    "is_account_blocked('gil@example.com')",
    'staff_of(1)',
  ])
    expect(await visibleRows(`select * from ${call}`, [`set role ${applicationRole}`]), call).toBe(undefined)
})

test('nothing happens behind the statements: no table has a trigger of ours', async () => {
  const rows = await world.rows(
    `select tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not tgisinternal`,
  )
  expect(rows).toEqual([])
})

test('the login of requests is nobody: it owns nothing, sees nothing, and cannot become who owns', async () => {
  const [facts] = (
    await login.query(`
      select session_user as name, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
        (select count(*)::int from pg_class where relowner = r.oid) as owned,
        (select array_agg(m.rolname::text order by m.rolname) from pg_roles m where m.oid <> r.oid and pg_has_role(r.oid, m.oid, 'member')) as roles
      from pg_roles r where rolname = session_user`)
  ).rows
  expect(facts).toEqual({
    name: 'caddiemaster_requests',
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolbypassrls: false,
    rolreplication: false,
    owned: 0,
    roles: [applicationRole, serviceRole],
  })
  for (const table of tables) expect(await visibleRows(`select 1 from ${table}`, ['reset role']), table).toBe(undefined)
})

test.each([
  'reset role; create table mine (id int)',
  'set role none; select 1 from credential',
  'set role caddiemaster',
  'set session authorization caddiemaster',
  'set session authorization default; select password_hash from credential',
  'alter role caddiemaster_requests superuser',
  "copy (select 1) to program 'true'",
  "select pg_read_file('PG_VERSION')",
  'alter table idempotency disable row level security',
  'truncate audit',
])('a request that could run any SQL gets no further with "%s"', async sql => {
  await login.query('begin')
  await login.query(`set local role ${applicationRole}`)
  await expect(login.query(sql)).rejects.toThrow(/permission denied|must be owner/)
  await login.query('rollback')
})

test('the pool that answers requests uses that login', async () => {
  await world.call('searchCommunities', {})
  const rows = await world.rows<{ usename: string }>(
    "select distinct usename from pg_stat_activity where application_name = 'caddiemaster' and datname = current_database()",
  )
  expect(rows.map(({ usename }) => usename)).toEqual(['caddiemaster_requests'])
})
