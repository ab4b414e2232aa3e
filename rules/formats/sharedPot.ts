import { add, type Fraction, fraction, zero } from '../exact.ts'
import { splitExactly } from '../payouts/splitExactly.ts'
import type { Award } from '../standings/board.ts'
import type { Pool } from './poolFormat.ts'

/**
 * A pot of which every award that was won is worth the same, and its winners share it equally. What is worth nothing
 * to anybody (no award won) stays unclaimed. Every share of a side counts one part of the award.
 */
export function sharedPot(awards: readonly Award[], potCents: number | undefined): Pool {
  const values = new Map<number, Fraction>()
  for (const { winners, shares } of awards) {
    for (const id of winners) values.set(id, add(values.get(id) ?? zero, fraction(shares, winners.length)))
  }
  const collected = (id: number) => values.get(id) ?? zero
  if (potCents === undefined) return { awards, collected }
  const given = awards.filter(({ winners }) => winners.length > 0)
  const parts = splitExactly(potCents, given.length)
  const wonCents = new Map<number, number>()
  given.forEach(({ winners }, at) => {
    const own = splitExactly(parts[at] ?? 0, winners.length)
    winners.forEach((id, place) => {
      wonCents.set(id, (wonCents.get(id) ?? 0) + (own[place] ?? 0))
    })
  })
  return { awards, collected, wonCents, unclaimedCents: given.length === 0 ? potCents : 0 }
}
