import { useEffect, useState } from 'preact/hooks'
import type { Hole } from '../../../rules/game.ts'
import type { PackedInput } from '../../../rules/simulation/packedInput.ts'
import type { Change } from '../../../rules/simulation/whatIf.ts'
import type { Reply } from '../../ui/call.ts'
import type { Outlook, Question } from './outlookWorker.ts'

/** The file of the worker, beside this one; said by the builder. */
declare const OUTLOOK_WORKER: string
const here = import.meta.url

export const ends = 1000

/** What a worker makes of a leaderboard with these changes, from the first places to the last end; nothing while it has no input. */
export function useOutlook(input: Reply<'getBoardInput'> | undefined, changes: readonly Change[]): Outlook | undefined {
  const [outlook, setOutlook] = useState<Outlook | undefined>()
  useEffect(() => {
    if (!input) return
    const worker = new Worker(new URL(OUTLOOK_WORKER, here), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Outlook>) => setOutlook(data))
    worker.postMessage(questionOf(input, changes))
    return () => worker.terminate()
  }, [input, changes])
  return outlook
}

/** The server packs what the rules take; the contract says of it only that it is JSON, since nobody else reads it. */
function questionOf({ format, seed, tees, flights }: Reply<'getBoardInput'>, changes: readonly Change[]): Question {
  return {
    format,
    seed,
    tees: tees as (readonly Hole[])[],
    flights: flights.map(({ input, places }) => ({ input: input as PackedInput, places })),
    changes,
    ends,
  }
}
