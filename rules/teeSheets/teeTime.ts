import { quotient, remainder } from '../exact.ts'

/** A group with its start. `minutes` since midnight; `letter` tells groups apart that start on one hole together. */
export type TeeTime = {
  readonly startHole: number
  readonly minutes: number
  readonly letter?: string
  readonly playerIds: readonly number[]
}

export type Interval = {
  readonly firstMinutes: number
  readonly intervalMinutes: number
  /** After every so many groups the next one waits longer, so that delays do not add up. */
  readonly starterGap?: { readonly afterGroups: number; readonly minutes: number }
}

/** The starts of groups from one tee, in the order given. */
export function teeTimes(
  groups: readonly (readonly number[])[],
  startHole: number,
  interval: Interval,
): readonly TeeTime[] {
  return groups.map((playerIds, index) => ({ startHole, minutes: minutesOf(index, interval), playerIds }))
}

/** The holes in the order of play of a group that starts on `startHole`. */
export function playOrder(holeNumbers: readonly number[], startHole: number): readonly number[] {
  const first = holeNumbers.indexOf(startHole)
  return first < 0 ? holeNumbers : [...holeNumbers.slice(first), ...holeNumbers.slice(0, first)]
}

/** Minutes since midnight as '07:35'; past midnight it starts again. */
export function timeLabel(minutes: number): string {
  const twoDigits = (value: number) => `${value}`.padStart(2, '0')
  return `${twoDigits(remainder(quotient(minutes, 60), 24))}:${twoDigits(remainder(minutes, 60))}`
}

function minutesOf(index: number, { firstMinutes, intervalMinutes, starterGap }: Interval): number {
  const gaps = starterGap ? quotient(index, starterGap.afterGroups) * starterGap.minutes : 0
  return firstMinutes + index * intervalMinutes + gaps
}
