/** What a server does when something below or around it breaks: it stays, says why, and ends with everything it started. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { needs } from '../test/needs.ts'
import { newFolder } from '../test/newFolder.ts'
import { freePort, logged, run } from '../test/process.ts'
import { alive, postmaster, startedServers } from '../test/startedServers.ts'
import { atMost } from '../tools/counts.ts'
import { startEmbedded } from './kernel/database/embedded.ts'
import { createDatabase, withClient } from './kernel/database/migrate.ts'
import { readPasswords } from './kernel/database/private/passwords.ts'
import { readLock } from './kernel/database/private/postmaster.ts'

const { folder, usedFolder, start, end } = startedServers()
afterEach(end)

const health = async (url: string) => (await fetch(`${url}/health`)).status

/** Address of the private database of a data folder, as its owner. */
function ownerUrl(dataDir: string): string {
  const lock = readLock(join(dataDir, 'postgres', 'cluster'))
  const password = readPasswords(dataDir).of('caddiemaster')
  return `postgresql://caddiemaster:${password}@/caddiemaster?host=${encodeURIComponent(lock?.socket ?? '')}&port=${lock?.port}`
}

/** A connection on which raw text is sent; `answer` is all that came once it has ended. */
async function raw(port: number): Promise<{ readonly socket: Socket; readonly answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => (text += chunk))
  const answer = new Promise<string>(done => socket.on('close', () => done(text)))
  socket.on('error', () => undefined)
  await new Promise(done => socket.once('connect', done))
  return { socket, answer }
}

const slowLogin = JSON.stringify({ email: 'a@example.com', password: 'a password that is long enough' })
const loginHead = `POST /v1/auth HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${slowLogin.length}\r\n\r\n`

test('a database that cannot be started again: the server stays, answers 503, says why, and serves when it can', async () => {
  const dataDir = await usedFolder()
  const { server, url } = await start({ DATA_DIR: dataDir })
  await server.says('is ready')
  const cluster = join(dataDir, 'postgres', 'cluster')
  renameSync(cluster, `${cluster}.away`)
  const database = Number(readLock(`${cluster}.away`)?.processId)
  process.kill(database, 'SIGKILL')
  await server.says('cannot be started again: The database is no longer in')
  await server.says('The next try is in 2 s.')
  const answer = await fetch(`${url}/health`)
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
  renameSync(`${cluster}.away`, cluster)
  await server.says('It was started again.')
  await expect.poll(() => health(url), { timeout: atMost(10_000) }).toBe(200)
  expect(server.child.exitCode).toBe(null)
})

test('the data folder is held again once its database was started again: a second start refuses', async () => {
  const settings = { DATA_DIR: await usedFolder() }
  const { server, url } = await start(settings)
  await server.says('is ready')
  process.kill(postmaster(settings.DATA_DIR), 'SIGKILL')
  await server.says('It was started again.')
  const held = () =>
    withClient(ownerUrl(settings.DATA_DIR), async owner => {
      const { rowCount } = await owner.query("select from pg_locks where locktype = 'advisory' and granted")
      return rowCount
    })
  await expect.poll(held, { timeout: atMost(10_000) }).toBe(1)
  const second = await start(settings)
  expect(await second.server.ended).toBe(1)
  expect(second.server.output()).toContain('Another Caddiemaster server uses the data folder')
  expect(await health(url)).toBe(200)
})

test.runIf(needs(process.getuid?.() === 0, 'a start by another user', 'be root, as in most containers'))(
  'a data folder that cannot be written is one sentence, without a stack',
  async () => {
    const dataDir = join(folder(), 'data')
    mkdirSync(dataDir, { mode: 0o555 })
    const { server } = await start({ DATA_DIR: dataDir, HOME: '/nonexistent' }, [], { uid: 65534, gid: 65534 })
    expect(await server.ended).toBe(1)
    expect(logged(server.output()).map(({ msg }) => msg)).toEqual([
      `${join(dataDir, 'postgres')} cannot be read or written: the user of the server may not. Repair that, or choose another folder with DATA_DIR.`,
    ])
  },
)

test('SIGTERM: what is under way is answered, what never arrives is told to come back, everything ends with 0', async () => {
  const dataDir = await usedFolder()
  const { server, port } = await start({ DATA_DIR: dataDir })
  await server.says('is ready')
  const database = postmaster(dataDir)
  const half = await raw(port)
  half.socket.write(`${loginHead}${slowLogin.slice(0, 10)}`)
  const headless = await raw(port)
  headless.socket.write('GET /health HTT')
  const silent = await raw(port)
  const served = await raw(port)
  await withClient(ownerUrl(dataDir), async owner => {
    await owner.query('begin; lock table credential in access exclusive mode')
    served.socket.write(`${loginHead}${slowLogin}`)
    await expect
      .poll(async () => (await owner.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount)
      .toBe(1)
    server.child.kill('SIGTERM')
    const refused = await half.answer
    expect(refused).toMatch(/^HTTP\/1\.1 503 /)
    expect(refused).toMatch(/retry-after: \d+\r\n/i)
    expect(refused).toContain('application/problem+json')
    expect(refused).toContain('"code":"UNAVAILABLE"')
    await owner.query('commit')
  })
  const answered = await served.answer
  expect(answered).toMatch(/^HTTP\/1\.1 401 (.|\s)*"code":"INVALID_CREDENTIALS"/)
  expect(answered).toMatch(/\r\nconnection: close\r\n/i)
  await Promise.all([headless.answer, silent.answer])
  expect(await server.ended, server.output()).toBe(0)
  expect(alive(database)).toBe(false)
})

test('a request that begins while the server stops is refused as a problem with Retry-After', async () => {
  const dataDir = await usedFolder()
  const { server, port } = await start({ DATA_DIR: dataDir })
  await server.says('is ready')
  const late = await raw(port)
  late.socket.write('GET /health HTTP/1.1\r\nhost: x\r\n')
  // A request that waits for the lock of another keeps the server from ending before the late one is complete.
  const closing = await raw(port)
  closing.socket.write(`${loginHead}${slowLogin.slice(0, 10)}`)
  await expect.poll(() => health(`http://localhost:${port}`)).toBe(200)
  server.child.kill('SIGTERM')
  await expect.poll(() => health(`http://localhost:${port}`).catch(() => 'closed')).toBe('closed')
  late.socket.write('\r\n')
  const refused = await late.answer
  expect(refused).toMatch(/^HTTP\/1\.1 503 /)
  expect(refused).toMatch(/retry-after: \d+\r\n/i)
  expect(refused).toContain('"code":"UNAVAILABLE"')
  expect(await server.ended, server.output()).toBe(0)
})

test('SIGTERM while the server starts ends it with its database', async () => {
  const dataDir = folder()
  const { server } = await start({ DATA_DIR: dataDir })
  const cluster = join(dataDir, 'postgres', 'cluster')
  await expect
    .poll(() => existsSync(join(cluster, 'postmaster.pid')), { timeout: atMost(15_000), interval: 2 })
    .toBe(true)
  const database = Number(readLock(cluster)?.processId)
  server.child.kill('SIGTERM')
  expect(await server.ended, server.output()).toBe(0)
  expect(server.output()).not.toContain('is ready')
  await expect.poll(() => alive(database), { timeout: atMost(15_000) }).toBe(false)
})

test('SIGTERM in the last moments of the start ends it in order, and nothing fails on the way', async () => {
  const settings = { DATA_DIR: await usedFolder() }
  for (const pause of [0, 5, 20, 40]) {
    const { server, url } = await start(settings)
    while ((await health(url).catch(() => undefined)) === undefined) await wait(5)
    await wait(pause)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).not.toMatch(/error|terminating|shutting down|did not end|awaited/i)
  }
})

test.each(['SIGTERM', 'SIGKILL'] as const)('%s to npm alone ends the server and its database', async signal => {
  const dataDir = await usedFolder()
  const port = await freePort()
  const npm = run('npm', ['start'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(port) },
  })
  await npm.says('is ready')
  const database = postmaster(dataDir)
  process.kill(Number(npm.child.pid), signal)
  // The output is held by npm and by the server: it ends when both are gone.
  await npm.ended
  await expect.poll(() => alive(database), { timeout: atMost(15_000) }).toBe(false)
})

test.each([[[]], [['--demo']]])('two servers that start at once on one empty database both serve %j', async args => {
  const home = newFolder('caddiemaster-two-')
  const database = await startEmbedded(join(home, 'data'), { durable: false })
  try {
    await createDatabase(database.url('postgres'), 'empty')
    const settings = { DATA_DIR: folder(), DATABASE_URL: database.url('empty'), SECRET: 'x'.repeat(32) }
    const both = await Promise.all([start(settings, args), start(settings, args)])
    for (const { server } of both) await server.says('is ready')
    for (const { url } of both) expect(await health(url)).toBe(200)
  } finally {
    await end()
    await database.stop()
    rmSync(home, { recursive: true, force: true })
  }
})
