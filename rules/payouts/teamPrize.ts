import { splitExactly } from './splitExactly.ts'

/**
 * What each player of a team gets of its prize: `team` pays the team and the players nothing, `each` the amount to every
 * player, `split` the amount divided among the real players, exact to the cent.
 */
export function teamPrize(cents: number, players: number, mode: 'team' | 'each' | 'split'): readonly number[] {
  if (mode === 'split') return splitExactly(cents, players)
  return Array.from({ length: players }, () => (mode === 'each' ? cents : 0))
}
