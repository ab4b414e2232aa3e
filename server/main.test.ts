import { chownSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test/cloneDatabase.ts'
import { needs } from '../test/needs.ts'
import { logged, run } from '../test/process.ts'
import { alive, postmaster, startedServers } from '../test/startedServers.ts'
import { atMost } from '../tools/counts.ts'
import { withClient } from './kernel/database/migrate.ts'

const { folder, usedFolder, start, end } = startedServers()
afterEach(end)

test('production starts empty within six seconds, says what to do next, and SIGTERM ends it with its database', async () => {
  const dataDir = folder()
  const began = performance.now()
  const { server, url } = await start({ DATA_DIR: dataDir })
  await server.says('/console/start?code=')
  expect(performance.now() - began).toBeLessThan(atMost(6000))
  expect(server.output()).toContain('Nobody runs this installation yet.')
  const answer = await fetch(`${url}/v1/community/search`)
  expect([answer.status, answer.headers.get('x-environment')]).toEqual([401, null])
  const database = postmaster(dataDir)
  expect(alive(database)).toBe(true)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(alive(database)).toBe(false)
})

test('a start over data that is there answers within two seconds; over sample data it says that anybody can log in', async () => {
  const settings = { DATA_DIR: folder() }
  const first = await start(settings, ['--demo'])
  await first.server.says('Ctrl-C ends it')
  first.server.child.kill('SIGTERM')
  await first.server.ended
  const began = performance.now()
  const second = await start(settings)
  await second.server.says('is ready', atMost(2000))
  const { status } = await fetch(`${second.url}/health`)
  expect(performance.now() - began).toBeLessThan(atMost(2000))
  expect(status).toBe(200)
  await second.server.says(
    'the passwords of these accounts are published: board@example.com, demo@example.com, director@example.com',
  )
})

test('a second start on the same data folder refuses within two seconds and harms nothing', async () => {
  const settings = { DATA_DIR: await usedFolder() }
  const first = await start(settings)
  await first.server.says('is ready')
  const began = performance.now()
  const second = await start(settings)
  expect(await second.server.ended).toBe(1)
  expect(performance.now() - began).toBeLessThan(atMost(2000))
  expect(second.server.output()).toContain('Another Caddiemaster server uses the data folder')
  expect((await fetch(`${first.url}/health`)).status).toBe(200)
})

test('a server that was killed leaves its database running; the next start takes it over', async () => {
  const settings = { DATA_DIR: await usedFolder() }
  const first = await start(settings)
  await first.server.says('is ready')
  const database = postmaster(settings.DATA_DIR)
  first.server.child.kill('SIGKILL')
  await first.server.ended
  const second = await start(settings)
  await second.server.says('is ready', atMost(5000))
  expect(postmaster(settings.DATA_DIR)).toBe(database)
  expect((await fetch(`${second.url}/health`)).status).toBe(200)
})

test('a database that is killed is started again, and answers meanwhile are 503', async () => {
  const settings = { DATA_DIR: await usedFolder() }
  const { server, url } = await start(settings)
  await server.says('is ready')
  process.kill(postmaster(settings.DATA_DIR), 'SIGKILL')
  await expect
    .poll(
      async () => {
        const { status } = await fetch(`${url}/health`)
        expect([200, 503]).toContain(status)
        return status === 200 && alive(postmaster(settings.DATA_DIR))
      },
      { timeout: atMost(10_000), interval: 100 },
    )
    .toBe(true)
  expect(server.child.exitCode).toBe(null)
})

test('an existing PostgreSQL is used instead, and is left running', async () => {
  const database = await cloneDatabase()
  const dataDir = folder()
  const { server, url } = await start({ DATA_DIR: dataDir, DATABASE_URL: database.url })
  await server.says('is ready')
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await database.drop()
  expect(inject('databaseServer')).toContain('postgresql://')
})

test.runIf(needs(process.getuid?.() === 0, 'a start by another user', 'be root, as in most containers'))(
  'an ordinary user can run it',
  async () => {
    const dataDir = folder()
    chownSync(dataDir, 65534, 65534)
    const { server, url } = await start({ DATA_DIR: join(dataDir, 'data'), HOME: dataDir }, [], {
      uid: 65534,
      gid: 65534,
    })
    await server.says('is ready')
    expect((await fetch(`${url}/health`)).status).toBe(200)
  },
)

test('requests of an existing PostgreSQL use a login that is not its owner; where both are one the start says how to part them', async () => {
  const database = await cloneDatabase()
  const settings = { DATA_DIR: folder() }
  const parted = await start({ ...settings, DATABASE_URL: database.requestsUrl, MIGRATION_DATABASE_URL: database.url })
  await parted.server.says('is ready')
  expect(parted.server.output()).not.toContain('create role')
  const one = await start({ ...settings, DATABASE_URL: database.url })
  await one.server.says('is ready')
  expect(one.server.output()).toContain('grant caddiemaster_service to caddiemaster_requests;')
  expect(one.server.output()).toContain('MIGRATION_DATABASE_URL')
  await end()
  await database.drop()
})

test('older code does not start on a newer database and names the version; a server that runs goes on', async () => {
  const database = await cloneDatabase()
  const settings = { DATA_DIR: folder(), DATABASE_URL: database.url }
  const first = await start(settings)
  await first.server.says('is ready')
  await withClient(database.url, client =>
    client.query(`insert into migration values ('899_later.sql', now(), '77.0.0')`),
  )
  const second = await start(settings)
  expect(await second.server.ended).toBe(1)
  expect(second.server.output()).toContain('It needs version 77.0.0 or later of Caddiemaster.')
  expect((await fetch(`${first.url}/health`)).status).toBe(200)
  await end()
  await database.drop()
})

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a whole number from 0 to 65535.'],
  [{ ENVIRONMENT: 'staging' }, 'ENVIRONMENT is "staging"; it must be one of production, testing.'],
  [{ MIGRATION_DATABASE_URL: 'postgresql://x' }, 'MIGRATION_DATABASE_URL needs DATABASE_URL'],
  [{ REPLICA_DATABASE_URL: 'postgresql://x' }, 'REPLICA_DATABASE_URL needs DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgresql://'],
  [{ BASE_URL: 'golf.example.com' }, 'BASE_URL is "golf.example.com"'],
  [{ SECRET: 'short' }, 'SECRET is too short'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL is "0"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
])('a wrong setting %o ends the start with a sentence that names it', async (settings, sentence) => {
  const { server } = await start({ DATA_DIR: folder(), ...settings } as Record<string, string>)
  expect(await server.ended).toBe(1)
  expect(
    logged(server.output())
      .map(({ msg }) => msg)
      .join(),
  ).toContain(sentence)
})

test('a port in use ends the start with a sentence, and the database with it', async () => {
  const first = await start({ DATA_DIR: await usedFolder() })
  await first.server.says('is ready')
  const dataDir = await usedFolder()
  const second = await start({ DATA_DIR: dataDir, PORT: new URL(first.url).port })
  expect(await second.server.ended).toBe(1)
  expect(second.server.output()).toMatch(/PORT \d+ is used by another program/)
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
})

test('every line is JSON with an ISO time, a severity and what happened: of a start, of work, of failures and of the end', async () => {
  const dataDir = folder()
  const { server, url } = await start({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' })
  await server.says('/console/start?code=')
  // A request that is a line of the log, and a database that dies.
  await fetch(`${url}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@example.com","password":"a password that is long"}',
  })
  process.kill(postmaster(dataDir), 'SIGKILL')
  await server.says('It was started again.')
  const failing = await start({ DATA_DIR: await usedFolder(), PORT: new URL(url).port })
  expect(await failing.server.ended).toBe(1)
  server.child.kill('SIGTERM')
  await server.ended
  const lines = [...logged(server.output()), ...logged(failing.server.output())]
  for (const line of lines) {
    expect(['fatal', 'error', 'warn', 'info', 'debug'], JSON.stringify(line)).toContain(line.severity)
    expect(new Date(line.time).toISOString()).toBe(line.time)
    expect(line.msg).not.toBe('')
  }
  expect(lines.map(({ severity, msg }) => `${severity} ${msg}`)).toEqual(
    expect.arrayContaining([
      `info Caddiemaster (production) is ready: ${url}`,
      'warn security event',
      'error The private database had ended. It was started again.',
      expect.stringMatching(/^fatal PORT \d+ is used by another program/),
    ]),
  )
})

const script = '/usr/bin/script'
test.runIf(needs(existsSync(script), 'a server at a terminal', 'install util-linux'))(
  'a start that fails says why in the language of the terminal, and in a log in English',
  async () => {
    const settings = { PORT: 'golf', LANG: 'de_DE.UTF-8' }
    const { server } = await start(settings)
    expect(await server.ended).toBe(1)
    expect(logged(server.output()).map(({ severity, msg }) => `${severity} ${msg}`)).toEqual([
      'fatal PORT is "golf"; it must be a whole number from 0 to 65535.',
    ])
    const seen = run(script, ['-qec', `"${process.execPath}" server/main.ts`, '/dev/null'], { env: settings })
    expect(await seen.ended).toBe(1)
    expect(seen.output().trim()).toBe('PORT ist „golf“; es muss eine ganze Zahl von 0 bis 65535 sein.')
  },
)

test('--help lists every setting', async () => {
  const { server } = await start({}, ['--help'])
  expect(await server.ended).toBe(0)
  const named =
    readFileSync(join(import.meta.dirname, 'kernel', 'config.ts'), 'utf8').match(/^ {2}[A-Z_]+(?=: \{)/gm) ?? []
  expect(named.length).toBeGreaterThan(10)
  for (const name of named) expect(server.output()).toContain(name.trim())
})
