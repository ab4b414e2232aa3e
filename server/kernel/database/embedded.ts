/**
 * The private PostgreSQL: binaries from an npm package, data below the data folder, reachable through a Unix socket only
 * (a loopback port on Windows) and with a password that only the server's user can read.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Said, said } from '../../../contract/words/say.ts'
import { diskTrouble } from '../diskTrouble.ts'
import { isWhole, makeCluster, removeUnfinished, setPassword } from './private/cluster.ts'
import { EmbeddedError } from './private/embeddedError.ts'
import { findBinaries } from './private/findBinaries.ts'
import { databaseIdentity, folderOfUser, handOver, type Identity, makePrivateTo } from './private/identity.ts'
import { type DatabaseUser, type Passwords, readPasswords } from './private/passwords.ts'
import { clearStaleLock, endPostmaster, processState, readLock } from './private/postmaster.ts'

export type Embedded = {
  /** Address of a database of this server: for its owner, a superuser, unless said otherwise. */
  readonly url: (database: string, user?: DatabaseUser) => string
  readonly processId: number
  /** False only when the process is certainly gone. */
  readonly alive: () => boolean
  /** It ran already: a server uses it, or one that was killed left it behind. */
  readonly adopted: boolean
  /** Ends the server in order, or at once when that takes longer than `patienceMs`; waits until it is gone. */
  readonly stop: (patienceMs?: number) => Promise<void>
}

export type EmbeddedOptions = {
  /** False is for tests only. */
  readonly durable: boolean
  /** False: its files must be there; a disk that has gone away is no first start. */
  readonly create?: boolean
  /** Called when it does not run yet: its files are about to be made, or its process started. */
  readonly meanwhile?: () => void
}

/**
 * Starts the private PostgreSQL in `folder`, creating its files on the first start; adopts one that a killed server left
 * running. Throws {@link EmbeddedError}.
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions): Promise<Embedded> {
  try {
    return await start(folder, options)
  } catch (error) {
    const trouble = diskTrouble(error)
    throw trouble === undefined ? error : Object.assign(new EmbeddedError(trouble), { cause: error })
  }
}

async function start(folder: string, options: EmbeddedOptions): Promise<Embedded> {
  const identity = databaseIdentity()
  const running = await adopt(join(folder, 'postgres', 'cluster'), readPasswords(folder), identity)
  if (running) return running
  const mayCreate = options.create !== false
  if (!mayCreate && !isWhole(join(folder, 'postgres', 'cluster')))
    throw new EmbeddedError(said('start.trouble.databaseGone', { folder }))
  const home = prepareHome(folder, identity)
  const binaries = findBinaries(identity)
  const data = join(home, 'cluster')
  const socket = prepareSocketFolder(home, identity)
  removeUnfinished(home)
  let passwords = readPasswords(folder)
  if (!passwords.kept) {
    if (isWhole(data)) setPassword(binaries, data, identity, passwords.of('caddiemaster'))
    passwords = passwords.keep()
  }
  const { durable } = options
  options.meanwhile?.()
  if (!isWhole(data)) await makeCluster(binaries, data, identity, { password: passwords.of('caddiemaster'), durable })
  await clearStaleLock(data, socket)
  return launch({ binaries, home, data, socket, identity, passwords, durable })
}

/** The folder below which everything lies; elsewhere, behind a link, when the user of the database may not enter the data folder. */
function prepareHome(folder: string, identity: Identity): string {
  const home = join(folder, 'postgres')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(home)) {
    if (lstatSync(home, { throwIfNoEntry: false })) rmSync(home)
    const reachable =
      identity.uid === undefined || spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], identity).status === 0
    if (reachable) mkdirSync(home, { mode: 0o700 })
    else {
      const elsewhere = join(folderOfUser, createHash('sha256').update(folder).digest('hex').slice(0, 16))
      mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
      symlinkSync(elsewhere, home)
    }
  }
  const real = realpathSync(home)
  // Whoever finds it, and whoever removes the data folder, has to know whose it is.
  if (dirname(real) === folderOfUser) writeFileSync(join(real, 'data-folder'), `${folder}\n`)
  handOver(real, identity)
  makePrivateTo(real, identity)
  return real
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
  if (me !== undefined && me !== 0 && owner !== me)
    throw new EmbeddedError(said('start.trouble.folderOfOthers', { folder }))
  makePrivateTo(folder, identity)
  return folder
}

/** The server that already runs on this data folder. */
async function adopt(
  folder: string,
  passwords: Passwords,
  identity: Identity,
  isOurs: (processId: number) => boolean = () => true,
): Promise<Embedded | undefined> {
  if (!existsSync(folder)) return undefined
  const data = realpathSync(folder)
  for (let tries = 0; tries < 100; tries += 1) {
    const lock = readLock(data)
    if (!lock || !isOurs(lock.processId) || processState(lock.processId, data) === 'gone') return undefined
    if (lock.port > 0 && (lock.socket !== '' || process.platform === 'win32')) {
      const found = running(lock.processId, data, address(lock.socket, lock.port, passwords), true)
      if (await answers(found.url('postgres'))) {
        if (!(await isOutdated(found, passwords, identity))) return found
        await found.stop()
        return undefined
      }
    }
    await wait(100)
  }
  throw new EmbeddedError(said('start.trouble.silent', { process: String(readLock(data)?.processId), folder: data }))
}

/** An earlier version left it running, with another user or without passwords, and no server uses it any more: it is started again. */
async function isOutdated(found: Embedded, passwords: Passwords, { uid }: Identity): Promise<boolean> {
  const isForeign =
    uid !== undefined && process.platform === 'linux' && statSync(`/proc/${found.processId}`).uid !== uid
  if (passwords.kept && !isForeign) return false
  const client = new pg.Client({ connectionString: found.url('postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const others = await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return others.rowCount === 0
  } finally {
    await client.end().catch(() => undefined)
  }
}

function running(processId: number, data: string, url: Embedded['url'], adopted: boolean): Embedded {
  return {
    url,
    processId,
    adopted,
    alive: () => processState(processId, data) !== 'gone',
    stop: (patienceMs = 10_000) => endPostmaster(processId, data, patienceMs),
  }
}

type Launch = {
  readonly binaries: string
  readonly home: string
  readonly data: string
  readonly socket: string
  readonly identity: Identity
  readonly passwords: Passwords
  readonly durable: boolean
}

const tuning = [
  'shared_buffers=48MB',
  'max_connections=120',
  'jit=off',
  // With "minimal" a crash after TRUNCATE ... RESTART IDENTITY lets sequences go back: ids would be given twice.
  'wal_level=replica',
  'max_wal_senders=0',
  'unix_socket_permissions=0700',
  'max_worker_processes=2',
  'timezone=UTC',
]

async function launch(plan: Launch): Promise<Embedded> {
  const windows = process.platform === 'win32'
  const port = windows ? await freePort() : 5432
  const place = windows ? ['-h', '127.0.0.1'] : ['-h', '', '-k', plan.socket]
  const safety = plan.durable ? 'on' : 'off'
  const settings = [
    ...['fsync', 'synchronous_commit', 'full_page_writes'].map(name => `${name}=${safety}`),
    ...tuning,
    // A new event is planned for what it is once its tables were looked at. Hundreds of databases, as tests have, would be looked at without end.
    ...(plan.durable ? ['autovacuum_naptime=10s'] : []),
    `hba_file=${writeAccess(plan)}`,
  ]
  const log = join(plan.home, 'postgres.log')
  const output = openSync(log, 'w', 0o600)
  const child = spawn(
    join(plan.binaries, 'bin/postgres'),
    ['-D', plan.data, '-p', String(port), ...place, ...settings.flatMap(setting => ['-c', setting])],
    { ...plan.identity, cwd: '/', stdio: ['ignore', output, output], detached: true },
  )
  closeSync(output)
  child.unref()
  return ready(child, plan, address(windows ? '' : plan.socket, port, plan.passwords), log)
}

/** Who may connect: whoever reaches the socket and knows a password. */
function writeAccess({ home, identity }: Launch): string {
  const path = join(home, 'access.conf')
  writeFileSync(path, 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n')
  makePrivateTo(path, identity)
  return path
}

async function ready(
  child: ChildProcess,
  { data, passwords, identity }: Launch,
  url: Embedded['url'],
  log: string,
): Promise<Embedded> {
  let failure: string | Said | undefined
  child.once('error', error => (failure = error.message))
  child.once('exit', code => (failure ??= said('start.trouble.ended', { code: String(code) })))
  for (let tries = 0; tries < 1200; tries += 1) {
    const { pid } = child
    if (pid !== undefined && readLock(data)?.processId === pid && (await answers(url('postgres'))))
      return running(pid, data, url, false)
    if (failure !== undefined) {
      // Another start may have been first, in the same moment. It says so in the lock, which is empty until it is written.
      for (let looks = 0; looks < 20; looks += 1) {
        const other = await adopt(data, passwords, identity, processId => processId !== pid)
        if (other) return other
        await wait(100)
      }
      throw new EmbeddedError(
        said('start.trouble.notStarted', { reason: failure }),
        readFileSync(log, 'utf8').slice(-2000),
      )
    }
    await wait(25)
  }
  throw new EmbeddedError(said('start.trouble.noAnswer', { log }))
}

function address(socket: string, port: number, passwords: Passwords): Embedded['url'] {
  return (database, user = 'caddiemaster') => {
    const who = `${user}:${passwords.of(user)}`
    return socket === ''
      ? `postgresql://${who}@127.0.0.1:${port}/${database}`
      : `postgresql://${who}@/${database}?host=${encodeURIComponent(socket)}&port=${port}`
  }
}

const wrongPassword = '28P01'

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === wrongPassword)
      throw new EmbeddedError(said('start.trouble.otherPassword'))
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
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
