import { toDecimal } from '../exact.ts'
import type { Explanation } from '../game.ts'
import { phrase } from '../phrases.ts'
import { payPlaces } from './payPlaces.ts'
import { type PrizeTable, placeAmounts } from './prizeTables.ts'
import { splitByWeights } from './splitExactly.ts'

/** A side sold at auction. Owners share in proportion to their weights: 1 and 1 are halves. */
export type Lot = {
  readonly sideId: number
  readonly position: number | null
  readonly bidCents: number
  readonly owners: readonly { readonly id: number; readonly weight: number }[]
}

export type OwnerPayout = {
  readonly ownerId: number
  readonly sideId: number
  readonly cents: number
  readonly steps: Explanation
}

/**
 * Pays the pot of an auction (all bids) to the owners of the sides, by the sides' final positions. Ties share as with any
 * prize. Payouts and the undistributed money add up to the pot.
 */
export function payCalcutta(
  lots: readonly Lot[],
  table: PrizeTable,
): { readonly payouts: readonly OwnerPayout[]; readonly undistributedCents: number } {
  const potCents = lots.reduce((pot, lot) => pot + lot.bidCents, 0)
  const sides = lots.map(({ sideId, position }) => ({ id: sideId, position }))
  const amountsCents = placeAmounts(table, potCents)
  const paid = payPlaces(sides, { amountsCents })
  const payouts = lots.flatMap((lot, index) => {
    const prize = paid.payouts[index]
    const shares = splitByWeights(
      prize?.cents ?? 0,
      lot.owners.map(owner => owner.weight),
    )
    return lot.owners.map((owner, at) => ownerPayout(lot, owner.id, shares[at] ?? 0, prize?.steps ?? []))
  })
  const undistributedCents = potCents - payouts.reduce((sum, payout) => sum + payout.cents, 0)
  return { payouts, undistributedCents }
}

function ownerPayout(lot: Lot, ownerId: number, cents: number, steps: Explanation): OwnerPayout {
  const what = phrase('shareOfOwners', { owners: lot.owners.length })
  return { ownerId, sideId: lot.sideId, cents, steps: [...steps, { what, result: `${toDecimal(cents, 2)}` }] }
}
