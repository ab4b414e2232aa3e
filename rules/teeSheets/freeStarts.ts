/** Starts that are free beside those of groups that keep their place. */
import { type ShotgunHole, shotgun } from './shotgun.ts'
import { type Interval, type TeeTime, teeTimes } from './teeTime.ts'

/** Where a group starts that keeps its place. `letter` tells groups that start on the same hole at once apart. */
export type Start = { readonly startHole: number; readonly minutes: number; readonly letter?: string | undefined }

/** The tee times of groups on one tee, in the order given, passing over those that are `taken` by groups that stay. */
export function freeTeeTimes(
  groups: readonly (readonly number[])[],
  startHole: number,
  interval: Interval,
  taken: readonly Start[],
): readonly TeeTime[] {
  const isTaken = (start: TeeTime) =>
    taken.some(one => one.startHole === start.startHole && one.minutes === start.minutes)
  return onFree(groups, count => teeTimes(places(count), startHole, interval), isTaken)
}

/** The starts of a shotgun, as {@link shotgun} gives them, passing over those that are `taken` by groups that stay. */
export function freeShotgun(
  groups: readonly (readonly number[])[],
  holes: readonly ShotgunHole[],
  minutes: number,
  taken: readonly Start[],
): readonly TeeTime[] {
  const isTaken = (start: TeeTime) =>
    taken.some(
      one => one.minutes === minutes && one.startHole === start.startHole && (one.letter ?? 'A') === start.letter,
    )
  return onFree(groups, count => shotgun(places(count), holes, minutes), isTaken)
}

const places = (count: number) => Array.from({ length: count }, () => [])

/** The groups in the first starts that are free, of as many as it takes. */
function onFree(
  groups: readonly (readonly number[])[],
  startsFor: (count: number) => readonly TeeTime[],
  isTaken: (start: TeeTime) => boolean,
): readonly TeeTime[] {
  for (let count = groups.length; ; count += 1) {
    const all = startsFor(count)
    const free = all.filter(start => !isTaken(start))
    if (free.length >= groups.length || all.length < count)
      return groups.flatMap((playerIds, at) => {
        const start = free[at]
        return start ? [{ ...start, playerIds }] : []
      })
  }
}
