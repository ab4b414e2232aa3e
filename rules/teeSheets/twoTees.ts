import { quotient } from '../exact.ts'
import { type Interval, type TeeTime, teeTimes } from './teeTime.ts'

export type TwoTees = Interval & {
  /** The two starting holes, usually 1 and 10. */
  readonly holes: readonly [number, number]
  /** How many groups of the first wave start on each tee, and when the second wave starts: once the first has made the turn. */
  readonly secondWave?: { readonly afterGroups: number; readonly firstMinutes: number }
}

/**
 * A start from two tees at once: the first half of the groups in each wave starts on the first hole, the rest on the other.
 * Sorted by time, then by hole.
 */
export function twoTees(groups: readonly (readonly number[])[], settings: TwoTees): readonly TeeTime[] {
  const { secondWave } = settings
  const inFirst = secondWave ? secondWave.afterGroups * 2 : groups.length
  const later = secondWave ? { ...settings, firstMinutes: secondWave.firstMinutes } : settings
  return [...wave(groups.slice(0, inFirst), settings), ...wave(groups.slice(inFirst), later)].sort(
    (a, b) => a.minutes - b.minutes || a.startHole - b.startHole,
  )
}

function wave(groups: readonly (readonly number[])[], settings: TwoTees): readonly TeeTime[] {
  const half = quotient(groups.length + 1, 2)
  const [first, second] = settings.holes
  return [...teeTimes(groups.slice(0, half), first, settings), ...teeTimes(groups.slice(half), second, settings)]
}
