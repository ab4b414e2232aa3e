/** Winners of contests that the committee enters. */
import type { InputOf, Reply } from '../../ui/call.ts'
import type { Words } from './Results.tsx'

type Settings = Reply<'getLeaderboard'>['settings']
export type Winner = NonNullable<Settings['winners']>[number]

/** The change of a leaderboard that leaves these winners. */
export function withWinners(
  { winners = [] }: Settings,
  next: readonly Winner[],
): NonNullable<NonNullable<InputOf<'updateLeaderboard'>['body']>['settings']> {
  const asked = (list: readonly Winner[]) => (list.length > 0 ? [...list] : null)
  return { winners: { from: asked(winners), to: asked(next) } }
}

/** `Closest to the pin, hole 3`. */
export function contestName({ contest, hole }: Pick<Winner, 'contest' | 'hole'>, words: Words): string {
  return hole === undefined ? contest : words.contestAt({ contest, hole })
}

/** Whether this is entered already; a contest is the same however its letters are written. */
export function isEntered(winners: readonly Winner[], { contest, hole, side }: Winner): boolean {
  return winners.some(
    one => one.side === side && one.hole === hole && one.contest.toLowerCase() === contest.toLowerCase(),
  )
}
