import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startBucket } from '../../../test/startBucket.ts'
import { startSink } from '../../../test/startSink.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { restore } from '../backup/restore.ts'
import { nightlyBackup } from './nightlyBackup.ts'
import { goingBackups } from './retention.ts'
import { backUpWhenDue } from './startBackups.ts'

let world: World
let folder: string
let sink: Awaited<ReturnType<typeof startSink>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'caddiemaster-nightly-'))
  sink = await startSink()
  world = await startWorld({
    BACKUP_DIR: folder,
    BACKUP_DAILY: '2',
    BACKUP_WEEKLY: '1',
    SMTP_URL: sink.url,
    MAIL_FROM: 'golf@example.org',
  })
})
afterEach(async () => {
  await world.close()
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

const slot = '2026-05-01T03:00:00Z'
const clock = () => Temporal.Instant.from('2026-05-01T03:00:01Z')
const work = () =>
  ({
    ownerUrl: world.url,
    folder,
    bucket: undefined,
    workFolder: join(folder, 'in-work'),
    daily: 2,
    weekly: 1,
    environment: 'testing',
    version: '1',
    slot,
  }) as const
const take = () => world.rows(`insert into backup_run (slot, began_at) values ('${slot}', now())`)
const runs = () =>
  world.rows(
    `select slot, file, bytes > 0 as filled, tried_at is not null as tried, trouble from backup_run order by slot`,
  )
const databases = () => world.rows(`select datname from pg_database where datname like '%trial'`)

test('a backup is written, restored into another database with every hash equal, and what is too old goes', async () => {
  for (const day of ['2026-04-29', '2026-04-30', '2026-04-14', '2026-04-13', '2026-04-07'])
    writeFileSync(join(folder, `caddiemaster-testing-${day}.gz`), 'older')
  for (const name of ['by-hand.gz', 'caddiemaster-production-2020-01-01.gz'])
    writeFileSync(join(folder, name), 'of somebody')
  await take()
  expect(await nightlyBackup(work(), clock)).toBe(undefined)
  expect(readdirSync(folder).sort()).toEqual([
    'by-hand.gz',
    'caddiemaster-production-2020-01-01.gz',
    'caddiemaster-testing-2026-04-29.gz',
    'caddiemaster-testing-2026-04-30.gz',
    'caddiemaster-testing-2026-05-01.gz',
  ])
  expect(await runs()).toMatchObject([
    { file: 'caddiemaster-testing-2026-05-01.gz', filled: true, tried: true, trouble: null },
  ])
  expect(await databases()).toEqual([])
  // It is one that an operator can restore.
  await restore(world.url, join(folder, 'caddiemaster-testing-2026-05-01.gz'), {
    replace: true,
    progress: () => undefined,
  })
})

test('a backup that cannot be restored is said to be bad, and nothing older goes', async () => {
  for (const day of ['2026-04-29', '2026-04-30']) writeFileSync(join(folder, `caddiemaster-testing-${day}.gz`), 'older')
  await take()
  // A row that no empty database takes: the check was added after it.
  await world.rows(`alter table course drop constraint course_country_check`)
  await world.rows(`update course set country = 'xx' where course_id = 1`)
  expect(await nightlyBackup(work(), clock)).toMatch(/restoring it for a trial failed: A row does not fit/)
  expect(readdirSync(folder)).toHaveLength(3)
  expect(await runs()).toMatchObject([{ filled: true, tried: false, trouble: expect.stringContaining('trial failed') }])
  expect(await databases()).toEqual([])
})

describe('in a bucket', () => {
  let store: Awaited<ReturnType<typeof startBucket>>
  beforeEach(async () => {
    store = await startBucket()
    for (const day of ['04-30', '04-29', '04-14', '04-07'])
      store.stored.set(`of the club/caddiemaster-testing-2026-${day}.gz`, Buffer.from('older'))
    store.stored.set('of the club/by-hand.gz', Buffer.from('of somebody'))
  })
  afterEach(() => store.close())
  const file = 'caddiemaster-testing-2026-05-01.gz'
  const stored = () => [...store.stored.keys()].map(name => name.replace('of the club/', '')).sort()

  test('alone, it is tried as it comes back, what is too old goes, and nothing stays on the disk', async () => {
    await take()
    expect(await nightlyBackup({ ...work(), folder: undefined, bucket: store.settings }, clock)).toBe(undefined)
    expect(stored()).toEqual([
      'by-hand.gz',
      'caddiemaster-testing-2026-04-29.gz',
      'caddiemaster-testing-2026-04-30.gz',
      file,
    ])
    expect(await runs()).toMatchObject([{ file, filled: true, tried: true, trouble: null }])
    expect(readdirSync(folder)).toEqual([])
    // An operator gets it back by its name, and is told the names.
    const wrong = await tryCommand(world.url, ['restore', 'bucket:', '--replace'], store.environment)
    expect(wrong.errors).toContain(`It has by-hand.gz, caddiemaster-testing-2026-04-29.gz`)
    const names = await world.rows('select name from course order by course_id')
    await world.rows(`update course set name = 'Changed since'`)
    expect(await tryCommand(world.url, ['restore', `bucket:${file}`, '--replace'], store.environment)).toMatchObject({
      code: 0,
      errors: '',
    })
    expect(await world.rows('select name from course order by course_id')).toEqual(names)
  })

  test('beside a folder, both have it', async () => {
    await take()
    expect(await nightlyBackup({ ...work(), bucket: store.settings }, clock)).toBe(undefined)
    expect(readdirSync(folder)).toEqual([file])
    expect(store.stored.get(`of the club/${file}`)?.equals(readFileSync(join(folder, file)))).toBe(true)
  })

  test('that gives back something else than was put, the trial says so, and nothing older goes', async () => {
    const { set } = store.stored
    store.stored.set = (name, bytes) => set.call(store.stored, name, bytes.subarray(0, bytes.length - 9))
    await take()
    const bucket = store.settings
    expect(await nightlyBackup({ ...work(), folder: undefined, bucket }, clock)).toMatch(/for a trial failed/)
    expect(stored()).toHaveLength(6)
    expect(await runs()).toMatchObject([{ file, tried: false, trouble: expect.stringContaining('trial failed') }])
  })

  test('that takes nothing, operators are told; there is no backup', async () => {
    store.state.refuses = true
    await take()
    const bucket = store.settings
    expect(await nightlyBackup({ ...work(), folder: undefined, bucket }, clock)).toMatch(
      /not put into the bucket: .*503/,
    )
    expect(await runs()).toMatchObject([{ file: null, filled: null, tried: false }])
    expect(readdirSync(folder)).toEqual([])
  })
})

test('an owner who may make no database is told that the trial is missing; the backup is there', async () => {
  await withClient(world.url, async client => {
    await client.query(`drop role if exists no_trial`)
    await client.query(`create role no_trial login superuser nocreatedb password 'plain'`)
    await client.query(
      `alter role no_trial nosuperuser bypassrls; grant caddiemaster_service, caddiemaster_app to no_trial; grant select on all tables in schema public to no_trial; grant select on all sequences in schema public to no_trial; grant update on backup_run to no_trial`,
    )
  })
  await take()
  const ownerUrl = world.url.replace(/caddiemaster:\w+@/, 'no_trial:plain@')
  expect(await nightlyBackup({ ...work(), ownerUrl }, clock)).toMatch(
    /trial failed: permission denied to create database/,
  )
  expect(existsSync(join(folder, 'caddiemaster-testing-2026-05-01.gz'))).toBe(true)
  await withClient(world.url, client => client.query('drop owned by no_trial; drop role no_trial'))
})

test('it is due once a day at its hour, whichever of two servers looks first, and the console says when it was', async () => {
  world.setClock('2026-05-01T02:59:00Z')
  const looked = await Promise.all([backUpWhenDue(world.service, world.url), backUpWhenDue(world.service, world.url)])
  expect(looked.sort()).toEqual([false, true])
  expect(readdirSync(folder)).toEqual(['caddiemaster-testing-2026-04-30.gz'])
  expect(await backUpWhenDue(world.service, world.url)).toBe(false)
  world.setClock('2026-05-01T03:00:00Z')
  expect(await backUpWhenDue(world.service, world.url)).toBe(true)
  expect(readdirSync(folder).sort()).toEqual([
    'caddiemaster-testing-2026-04-30.gz',
    'caddiemaster-testing-2026-05-01.gz',
  ])
  expect(sink.heard).toEqual([])
  const headers = world.browser('operator')
  world.setClock('2026-05-01T09:00:00Z')
  const status = JSON.parse((await world.app.inject({ url: '/console/api/operator/status', headers })).payload)
  expect(status.backup).toMatchObject({
    isSetUp: true,
    lastAt: expect.any(String),
    triedAt: expect.any(String),
    bytes: expect.any(Number),
  })
})

test('operators are written to when it fails', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'no folder')
  await backUpWhenDue(world.service, world.url)
  await sink.hears(1)
  expect(sink.heard[0]?.to).toBe('operator@example.com')
  expect(await runs()).toMatchObject([
    { filled: null, tried: false, trouble: expect.stringContaining('The backup was not written') },
  ])
})

test.each([
  ['fewer than are kept', ['2026-05-01', '2026-04-30'], []],
  [
    'the first of each week stays for its weeks',
    ['2026-05-01', '2026-04-30', '2026-04-26', '2026-04-22', '2026-04-19'],
    ['2026-04-26', '2026-04-19'],
  ],
])('of those that are kept: %s', (_, days, going) => {
  const name = (day: string) => `caddiemaster-production-${day}.gz`
  expect(goingBackups(days.map(name), { environment: 'production', daily: 2, weekly: 1 })).toEqual(going.map(name))
})
