/** How a server learns of changes: it polls `change`, at once when notified, and notifies the other servers of its own writes. */

import { background } from '../kernel/background.ts'
import { type Database, isLostConnection, type Written } from '../kernel/database/connect.ts'
import { log } from '../kernel/log.ts'
import { type ChangeRow, changesAfter, newestChange } from './change.sql.ts'
import { listenFor } from './listenFor.ts'
import { createNotifier } from './notifier.ts'

/** Receives changes, or `everything` when the database was replaced because a backup was restored. */
export type ChangeListener = (changed: readonly ChangeRow[] | 'everything') => void

export type Changes = {
  /** For what a transaction has committed, before anybody is told of it: this server hears of it at once, the others within 50 ms. */
  readonly touched: (written: readonly Written[]) => void
  /** Resolves when this server has seen every change that it was told of so far. */
  readonly settled: () => Promise<void>
  /**
   * Whether this server has seen every change that was committed before the call, by whichever server; where it has to ask the
   * database, those who want to know at the same time ask once. False when the database is not there.
   */
  readonly caughtUp: () => Promise<boolean>
  /**
   * Passes on all changes from now on, each once, not always in the order of their ids. `hearOwn` is called at once, before, with
   * what this server has written. Call the returned function to stop.
   */
  readonly follow: (hear: ChangeListener, hearOwn?: (written: readonly Written[]) => void) => Promise<() => void>
  readonly close: () => Promise<void>
}

export type ChangesOptions = {
  readonly database: Database
  /** The address of the database for notifications; undefined when no other server can be on it. */
  readonly sharedUrl: string | undefined
  readonly pollMs?: number
}

/** The pause between two looks, so that many writes in a row share one. */
const leastPauseMs = 20
const mostRows = 10_000
/** For how long a skipped id may still be committed: no transaction lives longer (see `connect`). */
const gapMs = 60_000
const mostGaps = 20_000

/** Follows the changes in a database. Polling starts with the first follower. */
export function createChanges({ database, sharedUrl, pollMs = 1000 }: ChangesOptions): Changes {
  const followers = new Set<ChangeListener>()
  const own = new Set<(written: readonly Written[]) => void>()
  const seen = createSeen()
  const notifier = sharedUrl === undefined ? undefined : createNotifier(sharedUrl)
  let started: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let listening: { readonly close: () => Promise<void> } | undefined
  let looking: Promise<boolean> | undefined
  let next: Promise<boolean> | undefined
  /** Ends the pause in front of the look that is about to begin. */
  let endPause: (() => void) | undefined
  let isUrgent = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let closed = false

  async function readChanges(): Promise<void> {
    const pause = isUrgent ? 0 : lookedAt + leastPauseMs - performance.now()
    if (pause > 0)
      await new Promise<void>(done => {
        endPause = done
        setTimeout(done, pause)
      })
    endPause = undefined
    isUrgent = false
    lookedAt = performance.now()
    for (let more = !closed; more; ) {
      const rows = await database.read('everything', tx => changesAfter(tx, seen.newest(), seen.missing(), mostRows))
      seen.add(rows)
      more = rows.length >= mostRows
      if (rows.length > 0) for (const hear of followers) hear(rows)
    }
  }

  /** Notices that a backup was restored: the newest id is lower than one already seen. */
  async function lookForRestore(): Promise<void> {
    const known = seen.newest()
    const newest = await database.read('everything', newestChange)
    if (newest >= known) return
    seen.startAt(newest)
    for (const hear of followers) hear('everything')
  }

  /** Looks once more, after any look under way; false when the database is not there, and the timer tries again. */
  function lookSoon(): Promise<boolean> {
    if (!looking) {
      looking = whileOpen(readChanges).finally(() => {
        looking = undefined
      })
      return looking
    }
    next ??= looking.then(() => {
      next = undefined
      return lookSoon()
    })
    return next
  }

  /** The same without a pause. */
  async function lookNow(): Promise<boolean> {
    if (!endPause) {
      isUrgent = true
      return lookSoon()
    }
    endPause()
    return looking ?? lookSoon()
  }

  async function whileOpen(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (!closed && !isLostConnection(error)) log('error', 'Changes could not be followed', error)
      return false
    }
  }

  async function start(): Promise<void> {
    const newest = await database.read('everything', newestChange)
    // A transaction that is about to commit may have a lower id than the newest, so the last ids are looked at again.
    seen.startAt(Math.max(0, newest - 1000))
    await lookSoon()
    timer = setInterval(
      () => background('Changes are not followed', () => whileOpen(lookForRestore).then(lookSoon)),
      pollMs,
    )
    timer.unref()
    if (sharedUrl !== undefined)
      listening = listenFor(sharedUrl, () => background('Changes are not followed', lookSoon))
  }

  let pending: Promise<unknown> | undefined
  return {
    touched(written) {
      if (written.length === 0) return
      for (const hear of own) hear(written)
      for (const { communityId, eventId } of written) notifier?.notify(`${communityId}/${eventId ?? ''}`)
      if (started) pending = lookSoon()
    },
    settled: async () => void (await pending),
    // Nobody else writes to a private database, but for commands, which the next look finds.
    caughtUp: async () => sharedUrl === undefined || lookNow(),
    async follow(hear, hearOwn) {
      started ??= start().catch(error => {
        started = undefined
        throw error
      })
      await started
      followers.add(hear)
      if (hearOwn) own.add(hearOwn)
      return () => {
        followers.delete(hear)
        if (hearOwn) own.delete(hearOwn)
      }
    },
    async close() {
      closed = true
      clearInterval(timer)
      followers.clear()
      own.clear()
      await Promise.all([listening?.close(), notifier?.close(), looking])
    },
  }
}

/** Remembers which changes were seen: the newest id, and the ids below it that have not appeared yet. */
function createSeen() {
  let newest = 0
  const gaps = new Map<number, number>()
  return {
    startAt(id: number): void {
      newest = id
    },
    newest: () => newest,
    missing(): readonly number[] {
      const now = performance.now()
      for (const [id, until] of gaps) if (until < now) gaps.delete(id)
      return [...gaps.keys()]
    },
    add(rows: readonly ChangeRow[]): void {
      const until = performance.now() + gapMs
      for (const { changeId } of rows) {
        for (let id = Math.max(newest + 1, changeId - mostGaps); id < changeId; id++) gaps.set(id, until)
        gaps.delete(changeId)
        newest = Math.max(newest, changeId)
      }
      for (const id of gaps.keys()) {
        if (gaps.size <= mostGaps) break
        gaps.delete(id)
      }
    },
  }
}
