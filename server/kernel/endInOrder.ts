/** How the server ends: in order, within ten seconds, with everything that it started. */
import { setTimeout as wait } from 'node:timers/promises'
import { endWithParent } from './endWithParent.ts'
import { log } from './log.ts'

const longestMs = 9500
/** How long a step of the start is waited for. */
const longestStepMs = 3000

/** Adds one thing to end, with the milliseconds that it is waited for. What is added last ends first. */
export type AddEnding = (what: string, mostMs: number, end: () => Promise<unknown>) => void

/** What a start is told: how to leave behind what is to end, and when to go no further. */
export type Ending = { readonly atEnd: AddEnding; readonly signal: AbortSignal }

/**
 * Starts. From now on SIGTERM, Ctrl-C and the end of npm end the process, and before it what was added until then: a signal
 * that nobody waits for would leave the database running. What fails or takes too long is said and left behind. What is half
 * started cannot end in order: a start that sees the signal goes no further, and throws.
 */
export async function endInOrder(start: (ending: Ending) => Promise<void>): Promise<void> {
  const endings: Parameters<AddEnding>[] = []
  const ending = new AbortController()
  const { signal } = ending
  const once = () => {
    if (signal.aborted) return
    ending.abort()
    setTimeout(() => process.exit(0), longestMs).unref()
    Promise.race([started, wait(longestStepMs)])
      .catch(() => undefined)
      .then(() => endAll(endings))
      .finally(() => process.exit(0))
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  endWithParent(once)
  const started = start({ atEnd: (...one) => endings.push(one), signal })
  await started.catch(error => {
    if (!signal.aborted) throw error
  })
}

async function endAll(endings: Parameters<AddEnding>[]): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) {
    const [what, mostMs, end] = ending
    const late = new AbortController()
    try {
      await Promise.race([
        end(),
        wait(mostMs, undefined, { signal: late.signal }).then(() => {
          throw new Error(`it took longer than ${mostMs} ms`)
        }),
      ])
    } catch (error) {
      log('error', `While stopping, ${what} did not end`, error)
    } finally {
      late.abort()
    }
  }
}
