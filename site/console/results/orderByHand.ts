/** Ties that the committee breaks: a play-off, or a draw by lot. */
import { countbackMethods } from '../../../rules/standings/countback.ts'
import type { InputOf, Reply } from '../../ui/call.ts'

type Settings = Reply<'getLeaderboard'>['settings']

/** The change of a leaderboard that gives these sides their order: ties are decided by hand after everything else. */
export function orderByHand(
  { ties, playOff = [] }: Settings,
  sideIds: readonly number[],
): NonNullable<NonNullable<InputOf<'updateLeaderboard'>['body']>['settings']> {
  const known = ties?.steps ?? []
  const steps = typeof known === 'string' ? countbackMethods[known] : known
  const others = playOff.filter(({ side }) => !sideIds.includes(side))
  const order = [...others, ...sideIds.map((side, at) => ({ side, order: at + 1 }))]
  return {
    ties: { from: ties ?? null, to: { ...ties, steps: [...steps.filter(step => step !== 'byHand'), 'byHand'] } },
    playOff: { from: playOff.length > 0 ? playOff : null, to: order },
  }
}
