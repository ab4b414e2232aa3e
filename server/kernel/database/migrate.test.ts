import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { type Said, say } from '../../../contract/words/say.ts'
import { version } from '../version.ts'
import { createDatabase, migrate, migrationNames, migrationsFolder, withClient } from './migrate.ts'
import { compareVersions, oldestVersionIn } from './oldestVersion.ts'
import { createLogin } from './roles.ts'

/** Before it no code looked, and no migration said anything. */
const firstThatSays = 130

const server = inject('databaseServer')
const name = `migrated_${process.pid}`
const url = server.replace('/postgres?', `/${name}?`)

afterEach(() =>
  withClient(server, async client => void (await client.query(`drop database if exists ${name} with (force)`))),
)

test('servers that start at once create the database and the login once, as one does whose first start was killed', async () => {
  const racer = `racer_${process.pid}`
  const requestsUrl = url.replace(/caddiemaster:\w+@/, `${racer}:fast@`)
  const three = (work: () => Promise<void>) => Promise.all([work(), work(), work()])
  await three(() => createDatabase(server, name))
  await migrate(url)
  try {
    await three(() => createLogin(url, requestsUrl))
    const roles = await withClient(requestsUrl, client => client.query('set role caddiemaster_service'))
    expect(roles.command).toBe('SET')
  } finally {
    await withClient(server, client => client.query(`drop role if exists ${racer}`))
  }
})

test('two servers that start at once migrate an empty database once', async () => {
  await createDatabase(server, name)
  const results = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(results.flatMap(result => result.applied).sort()).toEqual([...migrationNames()].sort())
  expect((await migrate(url)).applied).toEqual([])
})

test('a migration that fails changes nothing and says which it was', async () => {
  await createDatabase(server, name)
  await withClient(url, client => client.query('create table community (in_the_way int)'))
  await expect(migrate(url)).rejects.toThrow(/001_domain\.sql failed and changed nothing/)
  const [row] = await withClient(
    url,
    async client => (await client.query("select count(*)::int as n from pg_class where relname = 'player'")).rows,
  )
  expect(row.n).toBe(0)
})

test('each migration says the oldest version that may run on it, and the database knows', async () => {
  const say = migrationNames().filter(
    name => Number(name.slice(0, 3)) >= firstThatSays && Number(name.slice(0, 3)) < 900,
  )
  expect(say.length).toBeGreaterThan(1)
  const said = say.map(name => oldestVersionIn(readFileSync(join(migrationsFolder, name), 'utf8')))
  expect(
    said.every(oldest => oldest !== undefined && compareVersions(oldest, version) <= 0),
    String(say),
  ).toBe(true)
  await createDatabase(server, name)
  await migrate(url)
  const { rows } = await withClient(url, client =>
    client.query('select oldest_version as oldest from migration where name = any($1) order by name', [say]),
  )
  expect(rows.map(({ oldest }) => oldest)).toEqual(said)
})

test('code that is too old for a database refuses it and names the version; code that may run on it does', async () => {
  await createDatabase(server, name)
  await migrate(url)
  const write = (text: string) => withClient(url, client => client.query(text))
  await write(`insert into migration values ('800_later.sql', now(), '${version}')`)
  expect((await migrate(url)).applied).toEqual([])
  await write(`insert into migration values ('801_later.sql', now(), '7.0.0'), ('802_later.sql', now(), '10.2.0')`)
  await expect(migrate(url)).rejects.toThrow(/it has the migration 801_later\.sql\. It needs version 10\.2\.0 or later/)
  // What no migration says, no code can know.
  await write(`delete from migration where name > '801'`)
  await write(`update migration set oldest_version = null where name = '800_later.sql'`)
  await write(`delete from migration where name = '801_later.sql'`)
  await expect(migrate(url)).rejects.toThrow(/800_later\.sql\. It needs a later version/)
})

test('a database of before, without a word of versions, is migrated', async () => {
  await createDatabase(server, name)
  await migrate(url)
  await withClient(url, client => client.query('alter table migration drop column oldest_version'))
  expect((await migrate(url)).applied).toEqual([])
})

test.each([
  ['0.1.0', '0.1.0', 0],
  ['0.1.0', '0.2.0', -1],
  ['0.10.0', '0.9.9', 1],
  ['1.0.0', '0.99.0', 1],
])('version %s beside %s', (a, b, order) => {
  expect(Math.sign(compareVersions(a, b))).toBe(order)
})

test('an owner without the right to create roles is told the statements to run', async () => {
  await createDatabase(server, name)
  await withClient(server, async client => {
    await client.query(`drop role if exists plain_${process.pid}`)
    await client.query(`create role plain_${process.pid} login password 'plain'`)
    await client.query(`alter database ${name} owner to plain_${process.pid}`)
  })
  try {
    const plain = url.replace(/caddiemaster:\w+@/, `plain_${process.pid}:plain@`)
    await expect(migrate(plain)).rejects.toThrow(/grant caddiemaster_app, caddiemaster_service to plain_/)
  } finally {
    await withClient(server, async client => {
      await client.query(`alter database ${name} owner to caddiemaster`)
      await client.query(`drop role plain_${process.pid}`)
    })
  }
})

test('entries of the log that a crash gave one number get their own, and numbers go on behind the highest', async () => {
  await createDatabase(server, name)
  await migrate(url)
  const entry = (id: string, logId: number, receivedAt: string) =>
    `insert into score_entry (community_id, event_id, entry_id, log_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
     values (1, 1, '${id}', ${logId}, 'P', 1, 'score', 1, 4, 'C', 'committee', 'a', 'd', 1, now(), '${receivedAt}')`
  const ids = ['1', '2', '3'].map(digit => `00000000-0000-4000-8000-00000000000${digit}`)
  const rows = await withClient(url, async client => {
    await client.query('alter table score_entry drop constraint score_entry_log_id_community_id_key')
    await client.query("delete from migration where name = '061_log_ids.sql'")
    await client.query('set session_replication_role = replica')
    await client.query(entry(ids[0] ?? '', 7, '2026-05-03T10:00:00Z'))
    await client.query(entry(ids[1] ?? '', 40, '2026-05-03T10:00:01Z'))
    await client.query(entry(ids[2] ?? '', 7, '2026-05-03T10:00:02Z'))
    await migrate(url)
    await client.query('set session_replication_role = origin')
    return (await client.query('select entry_id, log_id from score_entry order by log_id')).rows
  })
  expect(rows).toEqual([
    { entry_id: ids[0], log_id: 7 },
    { entry_id: ids[1], log_id: 40 },
    { entry_id: ids[2], log_id: 41 },
  ])
})

test('what was wrong with a backup before it was said in languages stays as it was written', async () => {
  await createDatabase(server, name)
  await migrate(url)
  const written = 'It lacks "player" {3}.\nTry again.'
  const rows = await withClient(url, async client => {
    await client.query('alter table backup_run alter column trouble type text using null')
    await client.query("delete from migration where name = '155_trouble_of_a_backup.sql'")
    await client.query(
      "insert into backup_run (slot, began_at, trouble) values ('2026-05-01', now(), null), ('2026-05-02', now(), $1)",
      [written],
    )
    await migrate(url)
    return (await client.query<{ trouble: Said | null }>('select trouble from backup_run order by slot')).rows
  })
  expect(rows.map(({ trouble }) => trouble && say(trouble, 'de'))).toEqual([null, written])
})
