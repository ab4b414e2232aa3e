/** The lines of the picture of pace: holes that a group has played, by the clock. */
import type { Reply } from '../../ui/call.ts'
import { queuesOf } from './needsOf.ts'
import { firstHole, isLate, isSilent, type Progress, startOf, usualMinutes } from './pace.ts'

/** A moment, in milliseconds, and how many holes were played by then. */
export type PacePoint = readonly [at: number, played: number]

export type PaceLine = {
  readonly group: Progress
  readonly look: 'well' | 'late' | 'holder' | 'silent'
  /** From the start on. */
  readonly points: readonly PacePoint[]
}

/** A line for each group that has started, as they start. Holes nobody has said anything of are left out. */
export function paceLines(groups: readonly Progress[], pace: Reply<'listPace'>, holes: number): readonly PaceLine[] {
  const holders = new Set(queuesOf(groups).flatMap(([first, ...held]) => (held.length > 0 ? [first.key] : [])))
  const told = new Map(pace.groups.map(one => [String(one.teePairingId), one.holesAt]))
  const started = groups.filter(one => one.number !== undefined && (one.hole !== undefined || told.has(one.key)))
  return started
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .flatMap(group => {
      const start = startOf(group)
      if (start === undefined) return []
      const holesAt = told.get(group.key) ?? []
      const points: PacePoint[] = [[start, 0]]
      for (let played = 1; played <= holes; played++) {
        const at = Date.parse(holesAt[(firstHole(group) - 2 + played) % holes] ?? '')
        // What was entered later for an earlier hole is no pace.
        if (at >= (points.at(-1)?.[0] ?? start)) points.push([at, played])
      }
      const look = holders.has(group.key) ? 'holder' : isLate(group) ? 'late' : isSilent(group) ? 'silent' : 'well'
      return [{ group, look, points }]
    })
}

/** The part of a round played at the planned pace that ends by a moment. */
export function plannedLine(start: number, end: number, holes: number): readonly [PacePoint, PacePoint] {
  const whole = holes * usualMinutes * 60_000
  const until = Math.min(end, start + whole)
  return [
    [start, 0],
    [until, ((until - start) / whole) * holes],
  ]
}
