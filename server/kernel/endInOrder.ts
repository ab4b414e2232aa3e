/** How the server ends: in order, within ten seconds, with everything that it started. */
import { setTimeout as wait } from 'node:timers/promises'
import { endWithParent } from './endWithParent.ts'

const longestMs = 9500
/** How long a step of the start is waited for. */
const longestStepMs = 3000

/** Adds one thing to end, with the milliseconds that it is waited for. What is added last ends first. */
export type AddEnding = (what: string, mostMs: number, end: () => Promise<unknown>) => void

/**
 * From now on SIGTERM, Ctrl-C and the end of npm end the process, and before it what was added until then. To be called
 * before anything starts: a signal that nobody waits for would leave the database running. What fails or takes too long is
 * said and left behind. A start that sees `ending` goes no further, and settles `started`: what is half started cannot end in order.
 */
export function endInOrder(started: Promise<unknown>): { readonly atEnd: AddEnding; readonly ending: AbortSignal } {
  const endings: Parameters<AddEnding>[] = []
  const ending = new AbortController()
  const once = () => {
    if (ending.signal.aborted) return
    ending.abort()
    setTimeout(() => process.exit(0), longestMs).unref()
    Promise.race([started, wait(longestStepMs)])
      .then(() => endAll(endings))
      .finally(() => process.exit(0))
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  endWithParent(once)
  return { atEnd: (...one) => endings.push(one), ending: ending.signal }
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
      console.error(`While stopping, ${what} did not end: ${error instanceof Error ? error.message : error}`)
    } finally {
      late.abort()
    }
  }
}
