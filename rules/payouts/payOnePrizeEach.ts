import { phrase } from '../phrases.ts'
import { type Payouts, type PlacedSide, type PlacePrizes, payPlaces } from './payPlaces.ts'

/** One of several lists of prizes that the same sides play for, such as gross and net. */
export type Competition = { readonly sides: readonly PlacedSide[]; readonly prizes: PlacePrizes }

/** Which prize a side keeps: `precedence`, that of the competition listed first (usually gross); `higherMoney`, the larger. */
export type OnePrizeRule = 'precedence' | 'higherMoney'

/**
 * Pays several competitions so that no side wins money in two of them: it keeps one prize, and in the others everybody
 * below moves up. With `higherMoney` the largest prize in question is settled first; equal prizes go by the order of the
 * competitions. Returns the payouts of each competition, in their order.
 */
export function payOnePrizeEach(competitions: readonly Competition[], rule: OnePrizeRule): readonly Payouts[] {
  const excluded = competitions.map(() => new Set<number>())
  for (;;) {
    const paid = competitions.map((competition, index) => payWithout(competition, excluded[index]))
    const conflict = firstConflict(paid, rule)
    if (!conflict) return paid
    for (const [index, without] of excluded.entries()) {
      if (index !== conflict.keptIn && centsOf(paid[index], conflict.id) > 0) without.add(conflict.id)
    }
  }
}

function payWithout({ sides, prizes }: Competition, excluded: ReadonlySet<number> | undefined): Payouts {
  const isExcluded = ({ id }: { readonly id: number }) => excluded?.has(id) ?? false
  const without = sides.map(side => (isExcluded(side) ? { ...side, takesPrizes: false } : side))
  const paid = payPlaces(without, prizes)
  const payouts = paid.payouts.map(payout => (isExcluded(payout) ? { ...payout, steps: [keepsAnother] } : payout))
  return { ...paid, payouts }
}

const keepsAnother = { what: phrase('keepsAnotherPrize'), result: '0' }

type Conflict = { readonly id: number; readonly keptIn: number; readonly cents: number }

function firstConflict(paid: readonly Payouts[], rule: OnePrizeRule): Conflict | null {
  const prizes = paid.flatMap(({ payouts }, keptIn) =>
    payouts.filter(({ cents }) => cents > 0).map(({ id, cents }) => ({ id, keptIn, cents })),
  )
  const inTwo = prizes.filter(prize => prizes.some(other => other.id === prize.id && other.keptIn !== prize.keptIn))
  const better = (a: Conflict, b: Conflict) => (rule === 'higherMoney' && b.cents - a.cents) || a.keptIn - b.keptIn
  return [...inTwo].sort((a, b) => better(a, b) || a.id - b.id)[0] ?? null
}

function centsOf(paid: Payouts | undefined, id: number): number {
  return paid?.payouts.find(payout => payout.id === id)?.cents ?? 0
}
