import { add, type Fraction, fraction, quotient, zero } from '../exact.ts'
import { splitByWeights } from '../payouts/splitExactly.ts'
import type { Award } from '../standings/board.ts'
import type { Pool } from './poolFormat.ts'

/**
 * A pot of which every award that was won is worth the same, and its winners share it equally; sides that collected the same get
 * the same but for an odd cent. Without an award the pot stays unclaimed. Every share of a side counts one part of the award.
 */
export function sharedPot(awards: readonly Award[], potCents: number | undefined): Pool {
  const values = new Map<number, Fraction>()
  for (const { winners, shares } of awards) {
    for (const id of winners) values.set(id, add(values.get(id) ?? zero, fraction(shares, winners.length)))
  }
  const collected = (id: number) => values.get(id) ?? zero
  if (potCents === undefined) return { awards, collected }
  const cents = splitByWeights(potCents, wholeWeights([...values.values()]))
  const wonCents = new Map([...values.keys()].map((id, at) => [id, cents[at] ?? 0]))
  return { awards, collected, wonCents, unclaimedCents: values.size === 0 ? potCents : 0 }
}

/** Integers in the proportion of these fractions. */
function wholeWeights(values: readonly Fraction[]): readonly number[] {
  const common = values.reduce((multiple, { d }) => multiple * fraction(d, multiple).n, 1)
  return values.map(({ n, d }) => n * quotient(common, d))
}
