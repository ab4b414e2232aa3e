import { toDecimal } from '../exact.ts'
import type { Explanation } from '../game.ts'
import { phrase } from '../phrases.ts'
import { splitByWeights, splitExactly } from './splitExactly.ts'

/** A side with its position on the board; null when it is not ranked. */
export type PlacedSide = {
  readonly id: number
  readonly position: number | null
  /** False for amateurs and others who do not play for money: they keep their position, and the prize goes to the next side. */
  readonly takesPrizes?: boolean
}

export type PlacePrizes = {
  /** Cents of each place, the first place first. */
  readonly amountsCents: readonly number[]
  /** The smallest field for which anything is paid. */
  readonly minimumField?: number
  /** What happens to the money of places that nobody can fill: it stays, or goes to the others in proportion. */
  readonly emptyPlaces?: 'undistributed' | 'redistributed'
}

export type Payout = { readonly id: number; readonly cents: number; readonly steps: Explanation }

export type Payouts = { readonly payouts: readonly Payout[]; readonly undistributedCents: number }

/**
 * Pays the places. Level sides share the sum of the places that they fill equally, with odd cents one by one in the order
 * given; places beyond the table pay 0 and still take part in the average. Returns a payout for each side, in the order
 * given. Payouts and the undistributed money add up to the table.
 */
export function payPlaces(sides: readonly PlacedSide[], prizes: PlacePrizes): Payouts {
  const paid = new Map<PlacedSide, Payout>()
  const amounts = countingAmounts(sides, prizes)
  let place = 0
  for (const group of prizeGroups(sides)) {
    const filled = group.map((_, index) => amounts[place + index] ?? 0)
    const shares = splitExactly(total(filled), group.length)
    for (const [index, side] of group.entries()) {
      const cents = shares[index] ?? 0
      paid.set(side, { id: side.id, cents, steps: explain(place + 1, filled, cents) })
    }
    place += group.length
  }
  const payouts = sides.map(side => paid.get(side) ?? { id: side.id, cents: 0, steps: [unpaid(side)] })
  const undistributedCents = total(prizes.amountsCents) - total(payouts.map(({ cents }) => cents))
  return { payouts, undistributedCents }
}

function countingAmounts(sides: readonly PlacedSide[], prizes: PlacePrizes): readonly number[] {
  const { amountsCents, minimumField = 0, emptyPlaces = 'undistributed' } = prizes
  if (sides.length < minimumField) return []
  const takers = prizeTakers(sides).length
  if (emptyPlaces === 'undistributed' || takers >= amountsCents.length) return amountsCents
  return splitByWeights(total(amountsCents), amountsCents.slice(0, takers))
}

function prizeTakers(sides: readonly PlacedSide[]): readonly PlacedSide[] {
  return sides.filter(side => side.position !== null && side.takesPrizes !== false)
}

function prizeGroups(sides: readonly PlacedSide[]): readonly (readonly PlacedSide[])[] {
  const groups = Map.groupBy(prizeTakers(sides), side => side.position ?? 0)
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group)
}

function explain(first: number, filled: readonly number[], cents: number): Explanation {
  const result = `${toDecimal(cents, 2)}`
  if (filled.length === 1) return [{ what: phrase('prizeOfPlace', { place: first }), result }]
  const amounts = filled.map(amount => `${toDecimal(amount, 2)}`).join(' + ')
  const what = phrase('prizesOfPlaces', { first, last: first + filled.length - 1 })
  return [{ what, formula: `(${amounts}) / ${filled.length}`, result }]
}

function unpaid(side: PlacedSide) {
  return { what: phrase(side.position === null ? 'notRanked' : 'playsForNoPrize'), result: '0' }
}

function total(cents: readonly number[]): number {
  return cents.reduce((sum, amount) => sum + amount, 0)
}
