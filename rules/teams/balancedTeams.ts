import { compare, type Fraction, multiply, subtract, sum, zero } from '../exact.ts'
import { type Candidate, snakeTeams, type Teams } from './draft.ts'

/**
 * Teams whose handicaps add up to nearly the same: a snake draft, then swaps of two players for as long as one brings two
 * teams closer together. Teams keep their sizes. Returns the ids of each team.
 */
export function balancedTeams(players: readonly Candidate[], teams: number): Teams {
  const handicaps = new Map(players.map(({ id, handicap }) => [id, handicap]))
  const current = snakeTeams(players, teams).map(team => [...team])
  while (swapOnce(current, handicaps));
  return current
}

function swapOnce(teams: number[][], handicaps: ReadonlyMap<number, Fraction>): boolean {
  const handicapOf = (id: number) => handicaps.get(id) ?? zero
  for (const [upper, lower] of pairsOf(teams)) {
    const gap = subtract(sum(upper.map(handicapOf)), sum(lower.map(handicapOf)))
    for (const [at, own] of upper.entries()) {
      const found = lower.findIndex(other => closes(gap, subtract(handicapOf(own), handicapOf(other))))
      const other = lower[found]
      if (other === undefined) continue
      upper[at] = other
      lower[found] = own
      return true
    }
  }
  return false
}

/** Whether swapping players who differ by `difference` brings two teams that differ by `gap` closer together. */
function closes(gap: Fraction, difference: Fraction): boolean {
  const after = subtract(gap, multiply(difference, { n: 2, d: 1 }))
  return compare(multiply(after, after), multiply(gap, gap)) < 0
}

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [Item, Item] => [a, b]))
}
