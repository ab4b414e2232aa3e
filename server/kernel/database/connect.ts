/** The connection to PostgreSQL: a pool that runs as the application's role, and transactions that carry their scope. */

import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { answered } from './answered.ts'
import { HeardClient } from './heardClient.ts'
import { createSlowStatements, type SlowStatement, type SlowStatements } from './slowStatements.ts'
import type { Sql } from './sql.ts'

/** A change that was written for others to follow: where, and of which kind. */
export type Written = { readonly communityId: number; readonly eventId?: number | undefined; readonly kind: string }

/** One open transaction. A statement is sent at once; several can be on the wire before the first is awaited. */
export type Transaction = {
  readonly rows: <Row>(statement: Sql<Row>) => Promise<Row[]>
  readonly first: <Row>(statement: Sql<Row>) => Promise<Row | undefined>
  /** Says what a statement wrote for others to follow; this server hears of it with the commit. */
  readonly wrote: (written: Written) => void
  /** Leaves the scope for what follows in this transaction; only `server/domain/access` and the operator use it. */
  readonly leaveScope: () => Promise<void>
  readonly enterScope: () => Promise<void>
}

/** The communities whose rows a transaction may see; `everything` is the operator's. */
export type Scope = readonly number[] | 'everything'

export type Database = {
  /** Runs `work` with the plans of requests: each question finds the few rows of its event, its player, its page by an index. */
  readonly read: <T>(scope: Scope, work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** Reads much of a club or of the installation, in one transaction that only reads, with PostgreSQL's own plans. */
  readonly report: <T>(scope: Scope, work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** Runs `work` in one transaction; again, at most four times, when the database asks for it (serialisation, deadlock, a row that went or came meanwhile, a lost connection before the commit). */
  readonly write: <T>(scope: Scope, work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** Throws where the caller holds a connection: for what may have to take one, whether it has to this time or not. */
  readonly requireNoneHeld: () => void
  /** What took longest lately, the slowest first. */
  readonly slowest: () => readonly SlowStatement[]
  readonly close: () => Promise<void>
}

/** Sees the communities of its scope. */
export const applicationRole = 'caddiemaster_app'
/** Sees all communities; what `everything` runs as. */
export const serviceRole = 'caddiemaster_service'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, timestamp)
// The types of pg name no array types; 1016 is bigint[].
const bigintArray: number = 1016
pg.types.setTypeParser(bigintArray, (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(Number))

/** `2026-05-03 14:07:09.1+00` as the interface writes it: `2026-05-03T14:07:09.100+00:00`. */
function timestamp(text: string): string {
  const milliseconds = text.length > 22 ? text.slice(20, text.indexOf('+')).slice(0, 3).padEnd(3, '0') : '000'
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}+00:00`
}

const settings = {
  role: applicationRole,
  timezone: 'UTC',
  default_transaction_read_only: 'on',
  statement_timeout: 15_000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 30_000,
}

/** How the statements of requests are planned: each finds a few rows among many. Of connections, so that reads need no transaction. */
const plansOfRequests = {
  // A plan that was kept while a table was small must not read all of it when it has grown: there is an index for every question.
  enable_seqscan: 'off',
  // A bitmap does not remember that an entry of the index is dead: a card would be read with all that was outdone, until a vacuum.
  enable_bitmapscan: 'off',
  // A merge join that hopes to end early reads the registrations of the whole community for one flight.
  enable_mergejoin: 'off',
  // A hash join reads the groups of all events for the few of one: what belongs together is looked up by its key.
  enable_hashjoin: 'off',
  // PostgreSQL takes a list of unknown length for ten, and plans anew each time for the one that it is: a fifth of what a card costs it.
  plan_cache_mode: 'force_generic_plan',
}

/** PostgreSQL's own: what reads a large part of a table is slow by its keys. For one transaction, so that the next request has its own again. */
const ownPlans = Object.keys(plansOfRequests)
  .map(name => `set local ${name} = ${name === 'plan_cache_mode' ? 'auto' : 'on'}`)
  .join('; ')

/**
 * Opens the pool. `onError` hears of connections that break while idle; what breaks under a statement fails with it.
 * `onWritten` hears what a transaction wrote, after the commit and before whoever asked for it.
 */
export function connect(options: {
  readonly url: string
  readonly poolSize: number
  readonly onError: (error: Error) => void
  readonly onWritten?: (written: readonly Written[]) => void
  /** The address is the owner's, and `everything` means just that; of the operator only, whose commands are planned as reports are. */
  readonly asOwner?: true
}): Database {
  const outside = options.asOwner ? 'none' : serviceRole
  const { onWritten = () => undefined } = options
  const pool = new pg.Pool({
    Client: HeardClient,
    connectionString: options.url,
    max: options.poolSize,
    pipeline: true,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'caddiemaster',
    options: Object.entries({ ...settings, ...(!options.asOwner && plansOfRequests) })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  const slow = createSlowStatements(() => performance.now())
  pool.on('error', options.onError)
  const source: Source = { pool, outside, slow, keepsPlans: !options.asOwner }
  return {
    read: (scope, work) =>
      holdingOne(() =>
        scope === 'everything'
          ? transaction(source, `begin read write; ${scopeOf(source, scope)}`, work).then(({ result }) => result)
          : reading(source, scope, work),
      ),
    report: (scope, work) =>
      holdingOne(() =>
        transaction(
          { ...source, keepsPlans: false },
          `begin read only; ${scopeOf(source, scope)}; ${ownPlans}`,
          work,
        ).then(({ result }) => result),
      ),
    async write(scope, work) {
      const { result, written } = await holdingOne(() =>
        retrying(() => transaction(source, `begin read write; ${scopeOf(source, scope)}`, work)),
      )
      // Whoever hears of it reads, and the connection has to be back for that.
      onWritten(written)
      return result
    },
    requireNoneHeld,
    slowest: slow.slowest,
    close: () => pool.end(),
  }
}

/** What transactions are taken from. Without `keepsPlans` each statement is planned for its own values, and no other transaction gets that plan. */
type Source = {
  readonly pool: pg.Pool
  readonly outside: string
  readonly slow: SlowStatements
  readonly keepsPlans: boolean
}

const held = new AsyncLocalStorage<{ isHeld: boolean }>()

/**
 * Whoever holds a connection and waits for a second one waits for others who do the same: with as many of them as there are
 * connections nobody goes on. What needs two takes them one after the other.
 */
async function holdingOne<T>(work: () => Promise<T>): Promise<T> {
  requireNoneHeld()
  // What the work leaves behind, a timer or a listener, is in this context too when the connection is back.
  const holding = { isHeld: true }
  try {
    return await held.run(holding, work)
  } finally {
    holding.isHeld = false
  }
}

function requireNoneHeld(): void {
  if (held.getStore()?.isHeld) throw new Error('Work that holds a connection to the database asked for a second one.')
}

const scopes = new WeakMap<pg.PoolClient, string>()

/**
 * Reads need no transaction: each statement is one. The scope is a setting of the connection, sent in front of the first
 * statement and only when the connection had another; connections are read-only unless a transaction says otherwise.
 */
async function reading<T>(source: Source, scope: readonly number[], work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await source.pool.connect()
  let broken = false
  try {
    const wanted = `{${scope.map(Number).join(',')}}`
    if (scopes.get(client) !== wanted) {
      scopes.set(client, wanted)
      sendTogether(client)
      client.query(`set caddiemaster.communities = '${wanted}'`).catch(() => {
        broken = true
        scopes.delete(client)
      })
    }
    return await work(over(client, source))
  } catch (error) {
    broken = isLostConnection(error)
    throw error
  } finally {
    client.release(broken)
  }
}

/** What opens a transaction in its scope. */
function scopeOf({ outside }: Source, scope: Scope): string {
  if (scope === 'everything') return `set local role ${outside}`
  return `set local caddiemaster.communities = '{${scope.map(Number).join(',')}}'`
}

async function transaction<T>(
  source: Source,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<{ readonly result: T; readonly written: readonly Written[] }> {
  const client = await source.pool.connect()
  sendTogether(client)
  const opened = client.query(begin)
  opened.catch(() => undefined)
  let broken = false
  let committing = false
  const tx = over(client, source)
  try {
    const result = await work(tx)
    committing = true
    const ended = client.query('commit')
    await opened
    // Statements that nobody awaited fail the commit.
    if ((await ended).command !== 'COMMIT')
      throw tx.failure() ?? new Error('The transaction was rolled back although no statement was seen to fail.')
    return { result, written: tx.written }
  } catch (error) {
    broken = isLostConnection(error)
    if (broken && !committing && error instanceof Error) changedNothing.add(error)
    if (!broken) await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}

function over(
  client: pg.PoolClient,
  { outside, slow, keepsPlans }: Source,
): Transaction & { readonly failure: () => unknown; readonly written: readonly Written[] } {
  let failure: unknown
  const written: Written[] = []
  const rows = async <Row>(statement: Sql<Row>): Promise<Row[]> => {
    const { text, parameters } = statement
    const took = slow.begin(text)
    sendTogether(client)
    try {
      const answer = await client.query({
        ...(keepsPlans && { name: statementName(text) }),
        text,
        values: [...parameters],
      })
      took()
      return answered(statement, answer)
    } catch (error) {
      // Statements that were sent behind one that failed fail too; what counts is why the first one did.
      failure ??= error
      throw databaseCode(error) === abortedTransaction ? failure : error
    }
  }
  return {
    rows,
    failure: () => failure,
    written,
    wrote: change => void written.push(change),
    first: async statement => (await rows(statement))[0],
    leaveScope: async () => void (await client.query(`set local role ${outside}`)),
    enterScope: async () => void (await client.query(`set local role ${applicationRole}`)),
  }
}

/** What is sent to the database in the same step leaves in one write: a system call for each statement costs as much as the statement. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const abortedTransaction = '25P02'

const statementNames = new Map<string, string>()

/** A named statement is planned once per connection. Lists go as one array parameter, so the texts are few. */
function statementName(text: string): string {
  let name = statementNames.get(text)
  if (name === undefined) {
    name = `s${statementNames.size}`
    statementNames.set(text, name)
  }
  return name
}

/** Connections that were lost before the commit was sent. */
const changedNothing = new WeakSet<Error>()

/**
 * Errors after which the same work may succeed. 23503: a row that was there when it was looked for is gone when another refers to
 * it. 23505: a row that was not there is written by somebody else in the same moment. Of both the next try says what is there.
 * 25P03 and 25P04: a jump of the clock ended the transaction, which changed nothing.
 */
const retried = new Set(['40001', '40P01', '57P01', '23503', '23505', '25P03', '25P04'])
const mostTries = 5

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const isSafe = retried.has(databaseCode(error) ?? '') || (error instanceof Error && changedNothing.has(error))
      if (tries === mostTries || !isSafe) throw error
    }
  }
}

/** The five-character code of an error of the database, if it is one. */
export function databaseCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** The name of the key, unique or check that an error of the database violates, if it does. */
export function violated(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined
}

const lostMessages =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/i
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EAGAIN',
  'EMFILE',
  'ENFILE',
  'EIO',
])
// The database ended the session: idle in a transaction for too long, or so it looked after a jump of the clock.
const endedSession = new Set(['25P03', '25P04'])

/** The database could not be reached, or went away: the caller may try again later. */
export function isLostConnection(error: unknown): boolean {
  const code = databaseCode(error)
  if (code !== undefined)
    return code.startsWith('57P') || code.startsWith('08') || code === '53300' || endedSession.has(code)
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && typeof error.code === 'string' && lostCodes.has(error.code)) || lostMessages.test(error.message)
  )
}
