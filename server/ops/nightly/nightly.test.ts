import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { say } from '../../../contract/words/say.ts'
import { cloneDatabase } from '../../../test/cloneDatabase.ts'
import { templateName } from '../../../test/globalSetup.ts'
import { sendMails } from '../../../test/sendMails.ts'
import { startBucket } from '../../../test/startBucket.ts'
import { startSink } from '../../../test/startSink.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { restore } from '../backup/restore.ts'
import { nightlyBackup } from './nightlyBackup.ts'
import { goingBackups, nameOfBackup } from './retention.ts'
import { backUpWhenDue } from './startBackups.ts'

let world: World
let mails: Awaited<ReturnType<typeof sendMails>>
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
  mails = await sendMails(world)
  const [identity] = await world.rows<{ id: string }>('select installation_id as id from database_identity')
  id = identity?.id ?? ''
})
afterEach(async () => {
  await mails.stop()
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
let id: string
const named = (day: string) => `caddiemaster-testing-${id}-${day}.gz`
const runs = () =>
  world.rows(
    `select slot, file, bytes > 0 as filled, tried_at is not null as tried,
       trouble ->> 'code' as trouble from backup_run order by slot`,
  )
/** What somebody has to look at after the backup, in English. */
const backUp = async (...given: Parameters<typeof nightlyBackup>) => {
  const trouble = await nightlyBackup(...given)
  return trouble && say(trouble, 'en')
}
const databases = () => world.rows(`select datname from pg_database where datname like '%trial'`)

test('a backup is written, restored into another database with every hash equal, and what is too old goes', async () => {
  for (const day of ['2026-04-29', '2026-04-30', '2026-04-14', '2026-04-13', '2026-04-07'])
    writeFileSync(join(folder, named(day)), 'older')
  for (const name of ['by-hand.gz', 'caddiemaster-production-2020-01-01.gz'])
    writeFileSync(join(folder, name), 'of somebody')
  await take()
  expect(await backUp(work(), clock)).toBe(undefined)
  expect(readdirSync(folder).sort()).toEqual([
    'by-hand.gz',
    'caddiemaster-production-2020-01-01.gz',
    named('2026-04-29'),
    named('2026-04-30'),
    named('2026-05-01'),
  ])
  expect(await runs()).toMatchObject([{ file: named('2026-05-01'), filled: true, tried: true, trouble: null }])
  expect(await databases()).toEqual([])
  // It is one that an operator can restore.
  await restore(world.url, join(folder, named('2026-05-01')), {
    replace: true,
    progress: () => undefined,
  })
})

test('a backup that cannot be restored is said to be bad, and nothing older goes', async () => {
  for (const day of ['2026-04-29', '2026-04-30']) writeFileSync(join(folder, named(day)), 'older')
  await take()
  // A row that no empty database takes: the check was added after it.
  await world.rows(`alter table course drop constraint course_country_check`)
  await world.rows(`update course set country = 'xx' where course_id = 1`)
  expect(await backUp(work(), clock)).toMatch(/the trial restore failed: A row does not fit/)
  expect(readdirSync(folder)).toHaveLength(3)
  expect(await runs()).toMatchObject([{ filled: true, tried: false, trouble: 'backups.trialFailed' }])
  expect(await databases()).toEqual([])
})

describe('in a bucket', () => {
  let store: Awaited<ReturnType<typeof startBucket>>
  beforeEach(async () => {
    store = await startBucket()
    for (const day of ['04-30', '04-29', '04-14', '04-07'])
      store.stored.set(`of the club/${named(`2026-${day}`)}`, Buffer.from('older'))
    store.stored.set('of the club/by-hand.gz', Buffer.from('of somebody'))
  })
  afterEach(() => store.close())
  const stored = () => [...store.stored.keys()].map(name => name.replace('of the club/', '')).sort()

  test('alone, it is tried as it comes back, what is too old goes, and nothing stays on the disk', async () => {
    await take()
    expect(await backUp({ ...work(), folder: undefined, bucket: store.settings }, clock)).toBe(undefined)
    expect(stored()).toEqual(['by-hand.gz', named('2026-04-29'), named('2026-04-30'), named('2026-05-01')])
    expect(await runs()).toMatchObject([{ file: named('2026-05-01'), filled: true, tried: true, trouble: null }])
    expect(readdirSync(folder)).toEqual([])
    // An operator gets it back by its name, and is told the names.
    const wrong = await tryCommand(world.url, ['restore', 'bucket:', '--replace'], store.environment)
    expect(wrong.errors).toContain(`It has by-hand.gz, ${named('2026-04-29')}`)
    const names = await world.rows('select name from course order by course_id')
    await world.rows(`update course set name = 'Changed since'`)
    expect(
      await tryCommand(world.url, ['restore', `bucket:${named('2026-05-01')}`, '--replace'], store.environment),
    ).toMatchObject({
      code: 0,
      errors: '',
    })
    expect(await world.rows('select name from course order by course_id')).toEqual(names)
  })

  test('beside a folder, both have it', async () => {
    await take()
    expect(await backUp({ ...work(), bucket: store.settings }, clock)).toBe(undefined)
    expect(readdirSync(folder)).toEqual([named('2026-05-01')])
    expect(
      store.stored.get(`of the club/${named('2026-05-01')}`)?.equals(readFileSync(join(folder, named('2026-05-01')))),
    ).toBe(true)
  })

  test('that gives back something else than was put, the trial says so, and nothing older goes', async () => {
    const { set } = store.stored
    store.stored.set = (name, bytes) => set.call(store.stored, name, bytes.subarray(0, bytes.length - 9))
    await take()
    const bucket = store.settings
    expect(await backUp({ ...work(), folder: undefined, bucket }, clock)).toMatch(/the trial restore failed/)
    expect(stored()).toHaveLength(6)
    expect(await runs()).toMatchObject([{ file: named('2026-05-01'), tried: false, trouble: 'backups.trialFailed' }])
  })

  test('that takes nothing, operators are told; there is no backup', async () => {
    store.state.refuses = true
    await take()
    const bucket = store.settings
    expect(await backUp({ ...work(), folder: undefined, bucket }, clock)).toMatch(/not put into the bucket: .*503/)
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
  expect(await backUp({ ...work(), ownerUrl }, clock)).toMatch(
    /trial restore failed: permission denied to create database/,
  )
  expect(existsSync(join(folder, named('2026-05-01')))).toBe(true)
  await withClient(world.url, client => client.query('drop owned by no_trial; drop role no_trial'))
})

test('it is due once a day at its hour, whichever of two servers looks first, and the console says when it was', async () => {
  world.setClock('2026-05-01T02:59:00Z')
  const looked = await Promise.all([backUpWhenDue(world.service, world.url), backUpWhenDue(world.service, world.url)])
  expect(looked.sort()).toEqual([false, true])
  expect(readdirSync(folder)).toEqual([named('2026-04-30')])
  expect(await backUpWhenDue(world.service, world.url)).toBe(false)
  world.setClock('2026-05-01T03:00:00Z')
  expect(await backUpWhenDue(world.service, world.url)).toBe(true)
  expect(readdirSync(folder).sort()).toEqual([named('2026-04-30'), named('2026-05-01')])
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
  expect(await runs()).toMatchObject([{ filled: null, tried: false, trouble: 'backups.notWritten' }])
})

const own = {
  environment: 'production',
  installation: '0123456789ab',
  remembered: new Map<string, number>(),
  daily: 2,
  weekly: 1,
} as const

test.each([
  ['fewer than are kept', ['2026-05-01', '2026-04-30'], []],
  [
    'the first of each week stays for its weeks',
    ['2026-05-01', '2026-04-30', '2026-04-26', '2026-04-22', '2026-04-19'],
    ['2026-04-26', '2026-04-19'],
  ],
])('of those that are kept: %s', (_, days, going) => {
  const file = (day: string) => ({ name: `caddiemaster-production-0123456789ab-${day}.gz`, bytes: 1 })
  expect(goingBackups(days.map(file), own)).toEqual(going.map(day => file(day).name))
})

test('of those that are kept: only those of this installation count, and of earlier versions those that it remembers', () => {
  const of = (head: string, bytes: number) =>
    ['2026-05-01', '2026-04-30', '2026-04-29', '2026-04-20'].map(day => ({
      name: `caddiemaster-production-${head}${day}.gz`,
      bytes,
    }))
  expect(goingBackups(of('ba9876543210-', 1), own)).toEqual([])
  expect(goingBackups(of('', 1), own)).toEqual([])
  const remembered = new Map(of('', 7).map(({ name, bytes }) => [name, bytes]))
  expect(goingBackups(of('', 7), { ...own, weekly: 0, remembered })).toHaveLength(2)
  // Somebody else has written over them.
  expect(goingBackups(of('', 8), { ...own, weekly: 0, remembered })).toEqual([])
})

test('a second one of a day has a name of its own, and both count', () => {
  const of = { environment: 'production', installation: '0123456789ab' } as const
  const names: string[] = []
  for (let times = 0; times < 3; times += 1) {
    const there = names.map(name => ({ name, bytes: 1 }))
    names.push(nameOfBackup(of, Temporal.PlainDate.from('2026-05-01'), there))
  }
  expect(names.map(name => name.slice('caddiemaster-production-0123456789ab-'.length))).toEqual([
    '2026-05-01.gz',
    '2026-05-01-2.gz',
    '2026-05-01-3.gz',
  ])
  expect(
    goingBackups(
      names.map(name => ({ name, bytes: 1 })),
      { ...own, weekly: 0 },
    ),
  ).toEqual(names.slice(0, 1))
})

describe('what is there is not replaced', () => {
  const otherDatabase = async (restored: boolean) => {
    const other = await cloneDatabase()
    await withClient(other.url, async client => {
      await client.query(`update database_identity set installation_id = 'ba9876543210'`)
      if (restored) await client.query('update database_identity set restored_at = now()')
      await client.query(`insert into backup_run (slot, began_at) values ('${slot}', now())`)
    })
    return other
  }

  test('by the backup of another installation, in a folder and a bucket that both use', async () => {
    const store = await startBucket()
    const other = await otherDatabase(true)
    try {
      await take()
      const both = { ...work(), bucket: store.settings, daily: 1, weekly: 0 }
      expect(await backUp(both, clock)).toBe(undefined)
      const good = readFileSync(join(folder, named('2026-05-01')))
      expect(await backUp({ ...both, ownerUrl: other.url }, clock)).toBe(undefined)
      const theirs = 'caddiemaster-testing-ba9876543210-2026-05-01.gz'
      expect(readdirSync(folder).sort()).toEqual([named('2026-05-01'), theirs].sort())
      expect(store.stored.size).toBe(2)
      expect(readFileSync(join(folder, named('2026-05-01'))).equals(good)).toBe(true)
      expect(store.stored.get(`of the club/${named('2026-05-01')}`)?.equals(good)).toBe(true)
    } finally {
      await other.drop()
      await store.close()
    }
  })

  test('by the same one, whose backup of the day is made anew after a restore', async () => {
    await take()
    expect(await backUp(work(), clock)).toBe(undefined)
    const path = join(folder, named('2026-05-01'))
    const good = readFileSync(path)
    await restore(world.url, path, { replace: true, progress: () => undefined })
    expect(await backUp(work(), clock)).toBe(undefined)
    expect(readdirSync(folder).sort()).toEqual([named('2026-05-01-2'), named('2026-05-01')])
    expect(readFileSync(path).equals(good)).toBe(true)
  })

  test('by one with far fewer rows, which is reported, and nothing older goes', async () => {
    for (const day of ['2026-04-28', '2026-04-27', '2026-04-13', '2026-04-06'])
      writeFileSync(join(folder, named(day)), 'older')
    await world.rows(
      `insert into backup_run values ('2026-04-30T03:00Z', now(), now(), 'x.gz', 1, now(), null, 1000000)`,
    )
    await backUpWhenDue(world.service, world.url)
    await sink.hears(1)
    expect(sink.heard[0]?.text).toMatch(/has \d+ rows; the backup before it had 1000000/)
    expect(readdirSync(folder)).toHaveLength(5)
    expect((await runs()).at(-1)).toMatchObject({ filled: true, tried: true })
  })
})

test('nothing is made of a database that nobody has begun to use; what was restored is backed up', async () => {
  const empty = await startWorld({ BACKUP_DIR: folder }, 1, templateName)
  try {
    expect(await backUpWhenDue(empty.service, empty.url)).toBe(false)
    expect(readdirSync(folder)).toEqual([])
    await empty.rows('update database_identity set restored_at = now()')
    expect(await backUpWhenDue(empty.service, empty.url)).toBe(true)
    expect(readdirSync(folder)).toHaveLength(1)
  } finally {
    await empty.close()
  }
})

test('the head of a backup says of which installation it is, and a restore leaves the database the one that it was', async () => {
  await take()
  expect(await backUp(work(), clock)).toBe(undefined)
  const other = await cloneDatabase()
  try {
    await withClient(other.url, client => client.query(`update database_identity set installation_id = 'ba9876543210'`))
    const restored = await tryCommand(other.url, ['restore', join(folder, named('2026-05-01'))])
    expect(restored.output).toContain(`(testing, installation ${id})`)
    const { rows } = await withClient(other.url, client =>
      client.query('select installation_id, restored_at is not null as restored from database_identity'),
    )
    expect(rows).toEqual([{ installation_id: 'ba9876543210', restored: true }])
  } finally {
    await other.drop()
  }
})
