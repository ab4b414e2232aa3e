/** How the groups of a round get on: pace, silence, trouble. */
import type { CardGroup } from '../cards/groups.ts'

/** How a group gets on, against the clock and against the field. */
export type Progress = CardGroup & {
  /** Counted as the groups start; undefined for those without a tee time. */
  readonly number: number | undefined
  /** Minutes for each hole that the group has, from its start to its last entry; undefined before three holes. */
  readonly minutes: number | undefined
  /** Holes behind the pace of the field; of a group that is silent when it was last heard, for where it is now nobody knows. */
  readonly behind: number
  /** Minutes since the last entry, or since the start without one; undefined where nobody waits for an entry. */
  readonly silent: number | undefined
  /** The hole that the group plays; undefined before and after its round. */
  readonly hole: number | undefined
}

/** Before this many holes a pace says little. */
const holesForPace = 3
/** A four-ball takes some fifteen minutes for a hole: what is planned, and the field's pace until there is one. */
export const usualMinutes = 15
/** Nobody plays faster: such a group's scores were entered before its tee time, or all at once. */
const fastest = 5
/** When a phone without an entry is a worry. */
const silentAfter = 20
/** When a group holds up those behind it. */
const slowFrom = 2

/**
 * The groups with those in trouble first: scorers differ, holes behind, silent; then those on the course, those that are in,
 * those to come and those that are done. `isRunning`: the clock of pace runs, play is not suspended.
 */
export function progressOf(
  groups: readonly CardGroup[],
  holes: number,
  { now, isRunning }: { readonly now: number; readonly isRunning: boolean },
): readonly Progress[] {
  const pace = paceOf(groups.flatMap(group => minutesOf(group) ?? []))
  const order = asTheyStart(groups)
  const all = groups.map((group): Progress => {
    const began = startOf(group)
    const at = order.indexOf(group)
    const isOut = group.state === 'playing' && (group.holes > 0 || (began !== undefined && began <= now))
    const last = group.updatedDt === undefined || group.holes === 0 ? began : Date.parse(group.updatedDt)
    const waits = isOut && isRunning && last !== undefined
    const silent = waits ? Math.max(0, Math.floor((now - last) / 60_000)) : undefined
    const heard = isSilent({ silent }) && last !== undefined ? last : now
    return {
      ...group,
      number: at < 0 ? undefined : at + 1,
      minutes: minutesOf(group),
      behind: waits && began !== undefined ? behindOf((heard - began) / 60_000 / pace, group.holes, holes) : 0,
      silent,
      hole: isOut ? ((firstHole(group) - 1 + group.holes) % holes) + 1 : undefined,
    }
  })
  return all.sort((a, b) => rank(a) - rank(b) || (isLate(a) ? b.behind - a.behind : 0))
}

/** Those with a tee time, in the order of the tee sheet. */
function asTheyStart(groups: readonly CardGroup[]): readonly CardGroup[] {
  return groups
    .filter(({ teeTime }) => teeTime !== undefined)
    .toSorted(
      (a, b) =>
        Date.parse(a.teeTime ?? '') - Date.parse(b.teeTime ?? '') ||
        firstHole(a) - firstHole(b) ||
        (a.start ?? '').localeCompare(b.start ?? ''),
    )
}

/** Nobody has heard of a group for longer than it takes to play a hole. */
export function isSilent({ silent }: Pick<Progress, 'silent'>): boolean {
  return silent !== undefined && silent >= silentAfter
}

/** A group that is so far behind the field that those who follow wait. */
export function isLate({ behind }: Pick<Progress, 'behind'>): boolean {
  return behind >= slowFrom
}

/** How a group looks wherever it is shown: the worst of what holds for it. */
export function lookOf(group: Progress): 'differ' | 'late' | 'silent' | 'well' {
  if (group.differ > 0) return 'differ'
  if (isLate(group)) return 'late'
  return isSilent(group) ? 'silent' : 'well'
}

/** How many of the holes that the field would have a group has not; never more than are left. */
function behindOf(expected: number, own: number, holes: number): number {
  return Math.max(0, Math.min(holes, Math.floor(expected)) - own)
}

function rank(one: Progress): number {
  if (one.differ > 0) return 0
  if (isLate(one)) return 1
  if (isSilent(one)) return 2
  if (one.hole !== undefined) return 3
  return one.state === 'in' ? 4 : one.state === 'playing' ? 5 : 6
}

/** When the group went, as the starter told it; without that its tee time. */
export function startOf({ teeTime, startedAt = teeTime }: CardGroup): number | undefined {
  return startedAt === undefined ? undefined : Date.parse(startedAt)
}

/** The hole on which a group starts. */
export function firstHole({ start = '1' }: Pick<CardGroup, 'start'>): number {
  return Number.parseInt(start, 10)
}

function minutesOf(group: CardGroup): number | undefined {
  const began = startOf(group)
  if (began === undefined || group.updatedDt === undefined || group.holes < holesForPace || group.state === 'done')
    return undefined
  const minutes = (Date.parse(group.updatedDt) - began) / 60_000 / group.holes
  return minutes >= fastest ? minutes : undefined
}

/** The pace of the field: a quarter of it plays as fast or faster. Those who are held up are no measure, however many they are. */
function paceOf(minutes: readonly number[]): number {
  return minutes.toSorted((a, b) => a - b)[Math.floor(minutes.length / 4)] ?? usualMinutes
}
