import { add, type Fraction, fraction, quotient, zero } from '../exact.ts'
import { splitByWeights } from '../payouts/splitExactly.ts'
import type { Award } from '../standings/board.ts'
import type { Pool } from './poolFormat.ts'

/**
 * A pot that is divided by the shares won; the winners of an award split its shares equally. Sides that collected the same
 * receive the same, except for an odd cent. Without any award the pot is unclaimed; without `potCents` there is no money.
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

/** Integers in the same proportion as these fractions. */
function wholeWeights(values: readonly Fraction[]): readonly number[] {
  const common = values.reduce((multiple, { d }) => multiple * fraction(d, multiple).n, 1)
  return values.map(({ n, d }) => n * quotient(common, d))
}
