import type { Clocked } from './benchInterface.ts'
import { measureStreams, whyNotStreams } from './measureStreams.ts'
import type { NotRun } from './tables.ts'

/** The lines of the page on readers of a leaderboard, or the one that says why there are none. */
export async function streamsFigures(readers: number, updates: number): Promise<readonly (Clocked | NotRun)[]> {
  const many = readers.toLocaleString('en')
  const because = whyNotStreams(readers)
  if (because !== undefined) return [{ what: `answer of a score to ${many} readers`, because }]
  const { recountMs, p99Ms, kilobytesPerReader, kilobytesOfSteps, behind, reconnected } = await measureStreams(
    readers,
    updates,
  )
  const [lowest, highest] = kilobytesOfSteps
  return [
    {
      what: 'one score to the text of standings of 144 x 4, processor time',
      value: recountMs,
      unit: 'ms',
      atMost: 2,
    },
    { what: `answer of a score to ${many} readers, 2 a second, p99`, value: p99Ms, unit: 'ms', atMost: 500 },
    {
      what: `memory of a reader, the slope up to ${many}`,
      value: kilobytesPerReader,
      unit: 'KB',
      atMost: 30,
      lowest,
      highest,
    },
    {
      what: `readers without the final standings, ${reconnected.toLocaleString('en')} of ${many} cut and back`,
      value: behind,
      unit: '',
      atMost: 0,
    },
  ]
}
