import type { TeeTime } from './teeTime.ts'

/** A longer wait than this between two groups on a tee starts a new wave. */
const waveGapMinutes = 60

/**
 * The second round after a two-tee start: the same groups in the same order, each on the other tee and, with two waves, in
 * the other wave. They take the times of the groups that they change places with; a wave with more groups than times goes
 * on at the same interval. Sorted by time, then by hole.
 */
export function crossover(firstRound: readonly TeeTime[]): readonly TeeTime[] {
  const holes = [...new Set(firstRound.map(({ startHole }) => startHole))].sort((a, b) => a - b)
  const waves = new Map(holes.map(hole => [hole, wavesOf(firstRound.filter(({ startHole }) => startHole === hole))]))
  const crossed = holes.flatMap((hole, index) => {
    const otherHole = holes.at(-1 - index) ?? hole
    return (waves.get(hole) ?? []).flatMap((groups, wave, all) => {
      const target = all.length - 1 - wave
      const places = waves.get(otherHole)?.[target] ?? groups
      return groups.map(({ playerIds }, at) => ({
        startHole: otherHole,
        minutes: placeTime(places, at, groups),
        playerIds,
      }))
    })
  })
  return crossed.sort((a, b) => a.minutes - b.minutes || a.startHole - b.startHole)
}

/** The groups of one tee, sorted by time and divided into waves. */
export function wavesOf(groups: readonly TeeTime[]): readonly (readonly TeeTime[])[] {
  const waves: TeeTime[][] = []
  for (const group of [...groups].sort((a, b) => a.minutes - b.minutes)) {
    const last = waves.at(-1)
    const before = last?.at(-1)
    if (last && before && group.minutes - before.minutes <= waveGapMinutes) last.push(group)
    else waves.push([group])
  }
  return waves
}

function placeTime(places: readonly TeeTime[], index: number, own: readonly TeeTime[]): number {
  const last = places.at(-1)?.minutes ?? 0
  const interval = lastInterval(places.length > 1 ? places : own)
  return places[index]?.minutes ?? last + (index - places.length + 1) * interval
}

function lastInterval(groups: readonly TeeTime[]): number {
  return (groups.at(-1)?.minutes ?? 0) - (groups.at(-2)?.minutes ?? 0)
}
