import { quotient, remainder } from '../exact.ts'

/** A group with its start. `minutes` count from midnight; `letter` tells groups that start on the same hole apart. */
export type TeeTime = {
  readonly startHole: number
  readonly minutes: number
  readonly letter?: string
  readonly playerIds: readonly number[]
}

export type Interval = {
  readonly firstMinutes: number
  readonly intervalMinutes: number
  /** A longer wait of `minutes` more after every `afterGroups` groups, so that delays do not add up. */
  readonly starterGap?: { readonly afterGroups: number; readonly minutes: number }
}

/** The tee times of groups that start on one tee, in the order given. */
export function teeTimes(
  groups: readonly (readonly number[])[],
  startHole: number,
  interval: Interval,
): readonly TeeTime[] {
  return groups.map((playerIds, index) => ({ startHole, minutes: minutesOf(index, interval), playerIds }))
}

/** The hole numbers in the order of play from `startHole`; as given when it is not among them. */
export function playOrder(holeNumbers: readonly number[], startHole: number): readonly number[] {
  const first = holeNumbers.indexOf(startHole)
  return first < 0 ? holeNumbers : [...holeNumbers.slice(first), ...holeNumbers.slice(0, first)]
}

/** Minutes since midnight as '07:35'; after 23:59 the clock starts again. */
export function timeLabel(minutes: number): string {
  const twoDigits = (value: number) => `${value}`.padStart(2, '0')
  return `${twoDigits(remainder(quotient(minutes, 60), 24))}:${twoDigits(remainder(minutes, 60))}`
}

function minutesOf(index: number, { firstMinutes, intervalMinutes, starterGap }: Interval): number {
  const gaps = starterGap ? quotient(index, starterGap.afterGroups) * starterGap.minutes : 0
  return firstMinutes + index * intervalMinutes + gaps
}
