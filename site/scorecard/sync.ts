/** Brings taps to the server and the round to the phone, one after the other, as long as the page is open. */

import type { PhoneRound } from '../../contract/site/scorecard.ts'
import { countsAsRefused } from './countsAsRefused.ts'
import type { Link } from './link.ts'
import { Refused, readRound, sendTaps } from './requests.ts'
import { keepRound, type Store, type StoredTap, settle, tapsOf } from './store.ts'
import { words } from './words.ts'

/** What the network is like: `refused` says why the server does not want this link. */
export type Connection = {
  readonly state: 'online' | 'offline' | 'refused'
  readonly detail?: string
  /** The link opens nothing any more. */
  readonly isGone?: boolean
  /** What it opened was a rehearsal, and this phone has forgotten it. */
  readonly isRehearsalOver?: boolean
}

/** Why the server does not want the link. */
export function whyRefused({ detail, isRehearsalOver }: Connection): string | undefined {
  return isRehearsalOver ? words().rehearsalOver : detail
}

export type Sync = {
  /** Goes to work now instead of at the end of the pause. */
  readonly wake: () => void
}

type Options = {
  readonly store: Store
  readonly link: Link
  readonly scorer: () => number | undefined
  readonly onRound: (round: PhoneRound) => void
  readonly onTaps: (taps: readonly StoredTap[]) => void
  readonly onConnection: (connection: Connection) => void
}

const betweenLooks = 3_000
const longestPause = 15_000
const mostTaps = 100

/** Starts to send and read: every three seconds, and more rarely the longer there is no network, up to fifteen. */
export function startSync(options: Options): Sync {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  const run = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    clearTimeout(timer)
    try {
      await once(options)
      failures = 0
      options.onConnection({ state: 'online' })
    } catch (error) {
      failures += 1
      options.onConnection(connectionAfter(error))
    }
    running = false
    const pause = again && failures === 0 ? 0 : pauseAfter(failures)
    again = false
    timer = setTimeout(run, pause)
  }
  addEventListener('online', run)
  document.addEventListener('visibilitychange', run)
  void run()
  return { wake: run }
}

async function once({ store, link, scorer, onRound, onTaps }: Options): Promise<void> {
  // Another page of this phone may have kept taps since.
  onTaps(await tapsOf(store, link.id))
  for (;;) {
    const waiting = (await tapsOf(store, link.id)).filter(({ rejected }) => rejected === undefined)
    const [first] = waiting
    if (!first) break
    const batch = waiting.filter(tap => tap.scorer === first.scorer && tap.roundId === first.roundId).slice(0, mostTaps)
    const results = await sendTaps(link, batch)
    await settle(store, batch, results)
    const left = await tapsOf(store, link.id)
    onTaps(left)
    if (results.some(({ code }) => code === 'ROUND_NOT_STARTED')) break
  }
  if (document.hidden) return
  const who = scorer()
  const round = await readRound(link, who)
  await keepRound(store, link.id, round)
  if (who === scorer()) onRound(round)
}

function pauseAfter(failures: number): number {
  return failures === 0 ? betweenLooks : Math.min(longestPause, 1000 * 2 ** (failures - 1))
}

function connectionAfter(error: unknown): Connection {
  return error instanceof Refused && countsAsRefused(error.status)
    ? { state: 'refused', detail: error.message, isGone: error.status === 401 }
    : { state: 'offline' }
}
