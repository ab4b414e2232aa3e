/** The chances that spectators see of boards in play. They are worked out in a thread, and kept for a minute. */
import { Worker } from 'node:worker_threads'
import type { Forecast } from '../../../rules/simulation/simulation.ts'
import type { LiveBoard } from '../boardInput.ts'
import type { Asked } from './forecastWorker.ts'
import { packedBoard } from './packedBoard.ts'

/** How likely sides were to win at a moment, in thousandths, by flight and side. */
export type EarlierChances = { readonly at: Temporal.Instant; readonly wins: readonly ReadonlyMap<number, number>[] }

export type Forecasts = {
  /** The flights of a board in their order; undefined where it could not be worked out. */
  readonly of: (live: LiveBoard, version: string) => Promise<readonly Forecast[] | undefined>
  /** What this process has worked out of a board since it looked first, oldest first; at most one every five minutes. */
  readonly earlier: (leaderboardId: number) => readonly EarlierChances[]
}

type CachedForecasts = {
  readonly version: string
  readonly at: Temporal.Instant
  readonly forecasts: Promise<readonly Forecast[] | undefined>
  readonly earlier: readonly EarlierChances[]
}

/** Enough for whole percents, and less than a second of a thread. */
export const endsPlayed = 500
const keptSeconds = 60
const mostKept = 50
const minutesApart = 5
/** A long day. */
const mostEarlier = 150

/** `version`: that of the standings. A board is worked out at most once a minute, however many scores arrive; the first look waits for it. */
export function createForecasts(clock: () => Temporal.Instant): Forecasts {
  const kept = new Map<number, CachedForecasts>()
  return {
    of(live, version) {
      const { leaderboardId } = live.leaderboard
      const now = clock()
      const known = kept.get(leaderboardId)
      const isFresh = known && now.since(known.at).total('seconds') < keptSeconds
      if (known && (known.version === version || isFresh)) return known.forecasts
      const forecasts = workOut(live).catch(() => undefined)
      kept.delete(leaderboardId)
      kept.set(leaderboardId, { version, at: now, forecasts, earlier: known?.earlier ?? [] })
      void forecasts.then(flights => {
        const own = kept.get(leaderboardId)
        if (flights && own) kept.set(leaderboardId, { ...own, earlier: withLatest(own.earlier, now, flights) })
      })
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break
        kept.delete(oldest)
      }
      // The old chances stand until the new ones are there.
      return known?.forecasts ?? forecasts
    },
    earlier: leaderboardId => kept.get(leaderboardId)?.earlier ?? [],
  }
}

function withLatest(
  earlier: readonly EarlierChances[],
  at: Temporal.Instant,
  flights: readonly Forecast[],
): readonly EarlierChances[] {
  const last = earlier.at(-1)
  if (last && at.since(last.at).total('minutes') < minutesApart) return earlier
  const wins = flights.map(({ sides }) => new Map(sides.map(({ sideId, win }) => [sideId, win])))
  return [...earlier, { at, wins }].slice(-mostEarlier)
}

function workOut(live: LiveBoard): Promise<readonly Forecast[]> {
  const workerData: Asked = { board: packedBoard(live), ends: endsPlayed }
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./forecastWorker.ts', import.meta.url), { workerData, execArgv: [] })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The forecast ended without an answer.')))
    thread.unref()
  })
}
