import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { newFolder } from '../../../test/newFolder.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { migrationNames, withClient } from '../../kernel/database/migrate.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
import { dump, type Summary } from './dump.ts'

const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-backup-'))
const whole = join(folder, 'whole.gz')
let source: TestDatabase
let target: TestDatabase
beforeAll(async () => {
  source = await cloneDatabase()
  await loadSampleData(source.url, Temporal.Now.instant())
  await sql(source, `update event set info = E'a line\\u2028another\\nand "quotes" \\\\ #1' where event_id = 5213`)
  await sql(
    source,
    `update event set settings = '{"big": 12345678901234567890.125, "text": "é"}' where event_id = 5213`,
  )
  await sql(
    source,
    `insert into audit (community_id, at, actor, action, subject) values (101, '2026-01-01 00:00:00.123456+00', 'operator', '# not a mark', '{}')`,
  )
  expect(await tryCommand(source.url, ['backup', whole])).toMatchObject({ code: 0, errors: '' })
})
beforeEach(async () => {
  await target?.drop()
  target = await cloneDatabase()
})
afterAll(async () => {
  await source.drop()
  await target.drop()
  rmSync(folder, { recursive: true })
})

const sql = (database: TestDatabase, text: string) =>
  withClient(database.url, async client => (await client.query(text)).rows)

function hashes(database: TestDatabase): Promise<Summary> {
  return withClient(database.url, async client => {
    await client.query('begin')
    return dump(client)
  })
}

/** A backup whose lines were changed by somebody. */
function changed(change: (lines: string[]) => string[]): string {
  const path = join(folder, `changed-${randomUUID()}.gz`)
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(whole)).toString().split('\n')).join('\n')))
  return path
}

async function refusal(path: string, ...options: string[]): Promise<string> {
  const before = await hashes(target)
  const { code, errors } = await tryCommand(target.url, ['restore', path, ...options])
  expect(code).toBe(1)
  expect(await hashes(target)).toEqual(before)
  return errors
}

test('a restored database has the same hash in every table and every event', async () => {
  const { code, output } = await tryCommand(target.url, ['restore', whole])
  expect(code).toBe(0)
  expect(output).toMatch(/16 events, all hashes equal/)
  const [before, after] = [await hashes(source), await hashes(target)]
  expect(after).toEqual(before)
  expect(Object.keys(after.events)).toEqual([
    '101/5201',
    '101/5202',
    '101/5203',
    '101/5204',
    '101/5206',
    '101/5207',
    '101/5208',
    '101/5209',
    '101/5210',
    '101/5211',
    '101/5213',
    '101/5215',
    '101/5216',
    '102/5205',
    '102/5212',
    '105/5214',
  ])
  expect(after.tables.score_entry?.rows).toBeGreaterThan(3000)
})

test('a restored database has the keys, references and indexes that it had', async () => {
  const shape = `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`
  const before = await sql(target, shape)
  expect(before.length).toBeGreaterThan(300)
  expect(await tryCommand(target.url, ['restore', whole])).toMatchObject({ code: 0, errors: '' })
  expect(await sql(target, shape)).toEqual(before)
})

test('a row that another refers to and that is missing is told in a sentence', async () => {
  // One that has flights.
  const isLeaderboard = (line: string) => /^\{.*"leaderboard_id":"?601\b/.test(line) && line.includes('"format"')
  const path = changed(lines => lines.toSpliced(lines.findIndex(isLeaderboard), 1))
  expect(await refusal(path)).toMatch(/: A row does not fit: .*violates foreign key constraint "\w+"$/)
})

test('ids go on where they were, also those that were given out and deleted again', async () => {
  await tryCommand(target.url, ['restore', whole])
  const next = `select nextval('player_player_id_seq')::int as player, nextval('audit_audit_id_seq')::int as audit`
  expect(await sql(target, next)).toEqual(await sql(source, next))
})

test('one changed value changes the hash of its table and its event only', async () => {
  await tryCommand(target.url, ['restore', whole])
  const before = await hashes(target)
  await sql(
    target,
    `update card set strokes[7] = 9 where event_id = 5211 and side_id = (select min(side_id) from card where event_id = 5211)`,
  )
  const after = await hashes(target)
  const differing = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
    Object.keys(a).filter(key => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
  expect(differing(before.tables, after.tables)).toEqual(['card'])
  expect(differing(before.events, after.events)).toEqual(['101/5211'])
})

test('a database that is not empty is replaced only when asked', async () => {
  await tryCommand(target.url, ['community', 'create', 'Precious'])
  expect(await refusal(whole)).toContain('The database is not empty')
  expect((await tryCommand(target.url, ['restore', whole, '--replace'])).code).toBe(0)
  expect(await hashes(target)).toEqual(await hashes(source))
})

test('a backup never replaces a file, and a failed one leaves none', async () => {
  expect((await tryCommand(source.url, ['backup', whole])).errors).toContain('already exists')
  expect((await tryCommand(source.url, ['backup', join(folder, 'no/such/folder.gz')])).errors).toContain(
    'There is no file or folder',
  )
})

const published = `select email from administrator where revoked_at is null and email in ('director@example.com', 'secretary@example.com')
    union all select email from credential where revoked_at is null and email in ('demo@example.com', 'other@example.com') order by 1`

test('a demo does not go into production, unless it may: then its published accounts are blocked', async () => {
  const demo = await cloneDatabase()
  const other = await cloneDatabase()
  const folder = newFolder('caddiemaster-demo-')
  const ask = async (url: string, sql: string) => (await withClient(url, client => client.query(sql))).rows
  try {
    await loadSampleData(demo.url, Temporal.Instant.from('2026-05-01T09:00:00Z'))
    expect(await ask(demo.url, published)).toHaveLength(4)
    const file = join(folder, 'demo.gz')
    await tryCommand(demo.url, ['backup', file])
    const restored = (ENVIRONMENT: string, ...words: string[]) =>
      tryCommand(other.url, ['restore', file, '--replace', ...words], { ENVIRONMENT })
    expect(await restored('production')).toMatchObject({ code: 1, errors: expect.stringContaining('--allow-sample') })
    expect(await ask(other.url, 'select from community')).toEqual([])
    expect(await restored('production', '--allow-sample')).toMatchObject({ code: 0 })
    expect(await ask(other.url, published)).toEqual([])
    expect((await ask(other.url, 'select from community')).length).toBeGreaterThan(0)
    expect(await restored('testing')).toMatchObject({ code: 0 })
    expect(await ask(other.url, published)).toHaveLength(4)
  } finally {
    await demo.drop()
    await other.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a file that was tampered with is not kept', async () => {
  const path = changed(lines => lines.map(line => line.replace('"Tiago"', '"Thiago"')))
  expect(await refusal(path)).toMatch(/differ from the backup and were not kept: tables player, events none/)
})

test('a row that is missing is noticed, with its event', async () => {
  const isEntry = (line: string) => line.startsWith('{') && line.includes('"entry_id"')
  const path = changed(lines => lines.toSpliced(lines.findIndex(isEntry), 1))
  expect(await refusal(path)).toMatch(/tables score_entry, events 101\/5209/)
})

test('a row that the database cannot take is told in a sentence', async () => {
  const path = changed(lines => lines.map(line => line.replace('"gender":"M"', '"gender":"X"')))
  expect(await refusal(path)).toMatch(/: A row does not fit: .*check constraint "\w+"$/)
})

test.each<[string, () => string, string]>([
  ['cut off', () => changed(lines => [...lines.slice(0, 1000), '']), 'its end is missing'],
  ['cut off as gzip', () => cut(), 'damaged'],
  ['no gzip', () => join(import.meta.dirname, 'backup.test.ts'), 'damaged or is not a backup'],
  ['another gzip', () => changed(() => ['hello', '']), 'not a backup of Caddiemaster'],
  ['without its manifest', () => changed(lines => lines.slice(1)), 'not a backup of Caddiemaster'],
  [
    'of a later format',
    () => changed(lines => lines.map(line => line.replace('"formatVersion":1', '"formatVersion":2'))),
    'not a backup that this version reads',
  ],
  [
    'of other migrations',
    () => changed(lines => lines.map(line => line.replace(migrationNames().at(-1) ?? '', '999_later.sql'))),
    'migrations up to 999_later.sql',
  ],
  ['missing', () => join(folder, 'nothing.gz'), 'There is no file'],
])('a file that is %s is refused and changes nothing', async (_, path, reason) => {
  expect(await refusal(path())).toContain(reason)
})

function cut(): string {
  const path = join(folder, 'cut.gz')
  writeFileSync(path, readFileSync(whole).subarray(0, 50_000))
  return path
}

test('a backup shows one moment, whatever is written meanwhile', async () => {
  const path = join(folder, 'moment.gz')
  const writing = withClient(source.url, async client => {
    for (let index = 0; index < 200; index += 1) {
      await client.query(`with c as (insert into course (name, name_key, created_at) values ('C', 'c', now()) returning course_id)
        insert into course_tee (course_id, gender, name, par, rating_tenths, slope, hole_pars, stroke_indexes)
        select course_id, 'M', 'T', 36, 350, 113, '{4,4,4,4,4,4,4,4,4}', '{1,2,3,4,5,6,7,8,9}' from c`)
    }
  })
  const [made] = await Promise.all([tryCommand(source.url, ['backup', path]), writing])
  expect(made.code).toBe(0)
  expect((await tryCommand(target.url, ['restore', path])).code).toBe(0)
  expect(
    await sql(
      target,
      'select count(*)::int as n from course where not exists (select from course_tee t where t.course_id = course.course_id)',
    ),
  ).toEqual([{ n: 0 }])
})

test('what killed backups left behind goes with the next one; what another is writing, and files of others, stay', async () => {
  const place = mkdtempSync(join(tmpdir(), 'caddiemaster-parts-'))
  const gone = 2 ** 22 + 1
  const left = [`a.gz.${gone}.part`, `b.gz.${gone}.part`]
  const kept = [`c.gz.${process.pid}.part`, `d.${gone}.part`, 'e.part']
  writeFileSync(join(place, left[0] ?? ''), gzipSync('half'))
  writeFileSync(join(place, left[1] ?? ''), '')
  for (const name of kept) writeFileSync(join(place, name), name.startsWith('d') ? 'text of another' : gzipSync('half'))
  expect(await tryCommand(source.url, ['backup', join(place, 'next.gz')])).toMatchObject({ code: 0, errors: '' })
  expect(readdirSync(place).sort()).toEqual([...kept, 'next.gz'].sort())
  rmSync(place, { recursive: true })
})

test('an owner who is not a superuser migrates, backs up and restores everything, in spite of the walls', async () => {
  const name = `plain_${process.pid}`
  await withClient(target.url, async client => {
    await client.query(`create role ${name} login createrole password 'plain'`)
    await client.query(`grant caddiemaster_app, caddiemaster_service to ${name}`)
    await client.query(`create database ${name} owner ${name}`)
  })
  const url = target.url.replace(/caddiemaster:\w+@/, `${name}:plain@`).replace(/\/test_\w+/, `/${name}`)
  try {
    expect(await tryCommand(url, ['restore', whole])).toMatchObject({ code: 0, errors: '' })
    const copy = join(folder, 'plain.gz')
    expect(await tryCommand(url, ['backup', copy])).toMatchObject({ code: 0, errors: '' })
    expect(await tryCommand(target.url, ['restore', copy])).toMatchObject({ code: 0, errors: '' })
    // The superuser sees everything that is there, whatever the walls hide.
    const { tables, events } = await hashes(target)
    const plain = await hashes({ ...target, url: target.url.replace(/\/test_\w+/, `/${name}`) })
    expect({ events, tables: { ...tables, audit: 0 } }).toEqual({ ...plain, tables: { ...plain.tables, audit: 0 } })
    expect([tables.credential?.rows, tables.audit?.rows, tables.player?.rows]).not.toContain(0)
  } finally {
    await withClient(target.url, async client => {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.query(`drop role ${name}`)
    })
  }
})
