/** Looks after the private PostgreSQL while the server runs. */
import { log, reasonOf } from '../log.ts'
import type { OpenedDatabase } from './openDatabase.ts'

const lookMs = 500
const longestPauseMs = 30_000

/**
 * Starts the database again when it died, until `stop`. While that fails the server answers 503, the log says why, and the
 * pauses grow to half a minute. `revived` runs after each success.
 */
export function watchDatabase(
  opened: Pick<OpenedDatabase, 'revive'>,
  revived: () => Promise<void>,
): { readonly stop: () => void } {
  let failures = 0
  let timer = setTimeout(keepTrying, lookMs)
  let stopped = false

  function keepTrying(): void {
    tryOnce().finally(() => {
      if (!stopped) timer = setTimeout(keepTrying, pauseAfter(failures))
    })
  }

  async function tryOnce(): Promise<void> {
    try {
      const isNew = await opened.revive()
      failures = 0
      if (!isNew) return
      log('error', 'The private database had ended. It was started again.')
      await revived()
    } catch (error) {
      failures += 1
      log(
        'error',
        `The private database cannot be started again: ${reasonOf(error)} The next try is in ${pauseAfter(failures) / 1000} s.`,
      )
    }
  }

  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Milliseconds until the next look, after so many failures in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPauseMs, lookMs * 2 ** failures)
}
