import type { TeeTime } from './teeTime.ts'

export type ShotgunHole = { readonly number: number; readonly par: number }

/**
 * All groups start at once, at `minutes` (since midnight), on different holes. Every hole gets one group before any gets a
 * second; second groups (B, after A) go to par fives first and to par threes, where groups wait longest, last. Groups take
 * the starts in the order given: 1A, 1B, 2A and so on.
 */
export function shotgun(
  groups: readonly (readonly number[])[],
  holes: readonly ShotgunHole[],
  minutes: number,
): readonly TeeTime[] {
  const byLength = [...holes].sort((a, b) => b.par - a.par)
  const counts = new Map<ShotgunHole, number>()
  for (let placed = 0; placed < groups.length && holes.length > 0; ) {
    for (const hole of placed === 0 ? holes : byLength) {
      if (placed === groups.length) break
      counts.set(hole, (counts.get(hole) ?? 0) + 1)
      placed += 1
    }
  }
  const starts = holes.flatMap(hole =>
    Array.from({ length: counts.get(hole) ?? 0 }, (_, index) => ({
      startHole: hole.number,
      letter: letters.charAt(index),
    })),
  )
  return groups.flatMap((playerIds, index) => {
    const start = starts[index]
    return start ? [{ ...start, minutes, playerIds }] : []
  })
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
