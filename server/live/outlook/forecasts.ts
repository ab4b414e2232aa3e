/** The chances that spectators see of boards in play. They are worked out in a thread, and kept for a minute. */
import { Worker } from 'node:worker_threads'
import type { Forecast } from '../../../rules/simulation/simulation.ts'
import type { LiveBoard } from '../boardInput.ts'
import type { Asked } from './forecastWorker.ts'
import { packedBoard } from './packedBoard.ts'

/** The flights of a board in their order; undefined where it could not be worked out. */
export type Forecasts = {
  readonly of: (live: LiveBoard, version: string) => Promise<readonly Forecast[] | undefined>
}

type CachedForecasts = {
  readonly version: string
  readonly at: Temporal.Instant
  readonly forecasts: Promise<readonly Forecast[] | undefined>
}

/** Enough for whole percents, and less than a second of a thread. */
export const endsPlayed = 500
const keptSeconds = 60
const mostKept = 50

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
      kept.set(leaderboardId, { version, at: now, forecasts })
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break
        kept.delete(oldest)
      }
      // The old chances stand until the new ones are there.
      return known?.forecasts ?? forecasts
    },
  }
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
