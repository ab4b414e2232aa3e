/** What waits for a director while a round is played, the most pressing first. */
import { isDone } from '../cards/groups.ts'
import { firstHole, isLate, isSilent, type Progress } from './pace.ts'

export type Need =
  | { readonly kind: 'differ'; readonly group: Progress }
  | { readonly kind: 'silent'; readonly group: Progress }
  /** `held`: the groups that are late because this one is. */
  | { readonly kind: 'late'; readonly group: Progress; readonly held: readonly Progress[] }
  | { readonly kind: 'noTime'; readonly group: Progress }
  | { readonly kind: 'toSign'; readonly cards: number }
  | { readonly kind: 'allIn' }

/** `isRunning`: play is not suspended or over. */
export function needsOf(groups: readonly Progress[], isRunning: boolean): readonly Need[] {
  const cards = toSign(groups)
  const strangers = groups.filter(
    ({ number, holes, state }) => number === undefined && holes === 0 && state === 'playing',
  )
  return [
    ...groups.filter(({ differ }) => differ > 0).map(group => ({ kind: 'differ', group }) as const),
    ...queuesOf(groups).map(([group, ...held]) => ({ kind: 'late', group, held }) as const),
    ...groups.filter(isSilent).map(group => ({ kind: 'silent', group }) as const),
    ...(isRunning ? strangers.map(group => ({ kind: 'noTime', group }) as const) : []),
    ...(cards > 0 ? [{ kind: 'toSign', cards } as const] : []),
    ...(isRunning && groups.every(({ state }) => state === 'done') ? [{ kind: 'allIn' } as const] : []),
  ]
}

/** Cards of groups that are in which nobody has signed. */
export function toSign(groups: readonly Progress[]): number {
  return groups
    .filter(({ state }) => state === 'in')
    .reduce((sum, { cards }) => sum + cards.filter(card => !isDone(card)).length, 0)
}

/** Groups that are late one behind the other, each queue with the group that holds the others up in front. */
export function queuesOf(groups: readonly Progress[]): readonly (readonly [Progress, ...Progress[]])[] {
  const queues: [Progress, ...Progress[]][] = []
  let before: Progress | undefined
  for (const group of groups.filter(({ hole }) => hole !== undefined).toSorted(aheadFirst)) {
    if (!isLate(group)) {
      // Who is not yet late may be held up all the same, and where a silent group is nobody knows.
      if (group.behind === 0 && !isSilent(group)) before = undefined
      continue
    }
    const queue = before && queues.at(-1)
    if (queue) queue.push(group)
    else queues.push([group])
    before = group
  }
  return queues
}

/** Who started earlier is ahead; of those who started together who did so on a later hole. */
function aheadFirst(a: Progress, b: Progress): number {
  return (
    Date.parse(a.teeTime ?? '') - Date.parse(b.teeTime ?? '') ||
    firstHole(b) - firstHole(a) ||
    (a.number ?? 0) - (b.number ?? 0)
  )
}
