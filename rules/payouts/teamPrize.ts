import { splitExactly } from './splitExactly.ts'

/**
 * What each player of a team receives, in cents, when the team wins `cents`: `team` pays the team and its players nothing,
 * `each` pays every player the whole amount, `split` divides it among them, exact to the cent. `players` are real ones,
 * not ghosts.
 */
export function teamPrize(cents: number, players: number, mode: 'team' | 'each' | 'split'): readonly number[] {
  if (mode === 'split') return splitExactly(cents, players)
  return Array.from({ length: players }, () => (mode === 'each' ? cents : 0))
}
