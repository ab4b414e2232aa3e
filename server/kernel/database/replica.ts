/** Reads from a replica that has everything which was committed before the question, and from the primary when none has. */
import { connect, type Database, databaseCode, isLostConnection, type Transaction } from './connect.ts'
import { type Sql, sql } from './sql.ts'

/** Reads like the primary would: nothing older, and whatever befalls the replica is no error of the reader. */
type Read = <T>(scope: readonly number[], work: (tx: Transaction) => Promise<T>) => Promise<T>

export type Replica = {
  readonly read: Read
  readonly report: Read
  readonly close: () => Promise<void>
}

export type ReplicaOptions = {
  readonly url: string
  readonly primary: Pick<Database, 'read' | 'report' | 'requireNoneHeld'>
  readonly poolSize: number
  /** Hears in a sentence that the replica is not used any more, and that it is again. */
  readonly say: (sentence: string) => void
}

/** A replica that lags is given so long to catch up with the question. */
const patienceMs = 10
const stepMs = 2
/** A replica that is behind or away is left alone for so long; twice as long each time, up to the longest. */
const restMs = 250
const longestRestMs = 5000
/** The network may lose what is sent without a word. */
const askMs = 1000
const answerMs = 16_000

/** Opens a pool on the replica; its login and settings are those of the primary. */
export function createReplica({ url, primary, poolSize, say }: ReplicaOptions): Replica {
  const database = connect({ url, poolSize, onError: () => undefined })
  const caughtUp = together(() => within(askMs, hasCaughtUp()))
  let isUsed = true
  let rest = restMs
  let restsUntil = Number.NEGATIVE_INFINITY

  /** Whether it has replayed what the primary has made durable: what is answered as written is, on every server. */
  async function hasCaughtUp(): Promise<boolean> {
    const { system, position } = await only(primary, written)
    for (let waited = 0; ; waited += stepMs) {
      const found = await only(database, replayed(position))
      // Another installation's database, or a replica that has been promoted, says nothing about this one.
      if (!found.isReplica || found.system !== system) throw new NoReplicaError()
      if (found.isThere) return true
      if (waited >= patienceMs) return false
      await new Promise(done => setTimeout(done, stepMs))
    }
  }

  async function mayBeAsked(): Promise<boolean> {
    if (performance.now() < restsUntil) return false
    try {
      const isThere = await caughtUp()
      settle(isThere ? undefined : 'it is behind')
      return isThere
    } catch (error) {
      settle(error instanceof Error ? error.message : String(error))
      return false
    }
  }

  /** Those who asked together hear the same; the first of them lets it rest. */
  function settle(trouble: string | undefined): void {
    if (trouble === undefined) {
      if (!isUsed) say('The replica is used again.')
      isUsed = true
      rest = restMs
    } else if (performance.now() >= restsUntil) {
      restsUntil = performance.now() + rest
      rest = Math.min(rest * 2, longestRestMs)
      // Whoever writes much has a replica that is often behind for a moment.
      if (isUsed && rest > restMs * 4) {
        isUsed = false
        say(`The replica is not used for now: ${trouble}. The primary answers in its place.`)
      }
    }
  }

  const reading =
    (kind: 'read' | 'report'): Read =>
    async (scope, work) => {
      primary.requireNoneHeld()
      if (!(await mayBeAsked())) return primary[kind](scope, work)
      try {
        return await within(answerMs, database[kind](scope, work))
      } catch (error) {
        if (!isOfReplica(error)) throw error
        settle(error instanceof Error ? error.message : String(error))
        return primary[kind](scope, work)
      }
    }
  return { read: reading('read'), report: reading('report'), close: database.close }
}

class NoReplicaError extends Error {
  constructor() {
    super('REPLICA_DATABASE_URL is no replica of DATABASE_URL')
  }
}

class TooLateError extends Error {
  constructor() {
    super('it does not answer')
  }
}

const recoveryConflict = '40001'

function isOfReplica(error: unknown): boolean {
  return isLostConnection(error) || error instanceof TooLateError || databaseCode(error) === recoveryConflict
}

const written = sql<{ system: string; position: string }>`
  select system_identifier::text as system, pg_current_wal_flush_lsn()::text as position from pg_control_system()`

function replayed(position: string) {
  return sql<{ system: string; isReplica: boolean; isThere: boolean }>`
    select system_identifier::text as system, pg_is_in_recovery() as "isReplica",
      coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as "isThere" from pg_control_system()`
}

async function only<Row>(database: Pick<Database, 'read'>, statement: Sql<Row>): Promise<Row> {
  const row = await database.read([], tx => tx.first(statement))
  if (row === undefined) throw new Error('The database did not say how far it is.')
  return row
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new TooLateError()), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Those who come while it is done share the next time: it has to begin after they came. */
function together<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  return function join(): Promise<T> {
    if (!running) {
      running = work().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return join()
      })
    return next
  }
}
