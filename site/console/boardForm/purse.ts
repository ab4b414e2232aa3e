/** The places of a prize table beside the purse that pays them, and the ways out where they come to more. All in cents. Pure. */
import { placeAmounts, prizeTables } from '../../../rules/payouts/prizeTables.ts'
import { flightPurses, purseOf } from '../../../rules/payouts/purse.ts'
import type { Settings } from './boardDraft.ts'

type Payouts = NonNullable<Settings['payouts']>
export type Table = Exclude<Payouts['table'], string | undefined>

/** The purse of each flight, from how many there are in each: its own, or its part of one for all. */
export function pursesOf({ feeCents = 0, addedCents = 0, carveOuts = [], potOf }: Payouts, entries: readonly number[]) {
  const purse = (count: number) => purseOf(count, { feeCents, addedCents, carveOuts }).purseCents
  return potOf === 'flight' ? entries.map(purse) : flightPurses(purse(sumOf(entries)), entries)
}

/** What each place is paid from this purse. A leaderboard with money and no table pays the winner. */
export function amountsOf({ table = 'winnerTakesAll' }: Payouts, purseCents: number): readonly number[] {
  return placeAmounts(typeof table === 'string' ? prizeTables[table] : table, purseCents)
}

/** The numbers of a table of its own: cents, or thousandths of a percent. */
export function valuesOf(table: Table): readonly number[] {
  return 'cents' in table ? table.cents : table.percentThousandths
}

/** The same kind of table with other numbers; none is left where there are none. */
export function tableWith(table: Table, values: readonly number[]): Table | undefined {
  if (values.length === 0) return undefined
  return 'cents' in table ? { cents: [...values] } : { percentThousandths: [...values] }
}

export type Slice = { readonly inside: number; readonly over: number }

/** Each amount in the part that the purse pays, and the part that is too much. */
export function slicesOf(amounts: readonly number[], purseCents: number): readonly Slice[] {
  let left = purseCents
  return amounts.map(amount => {
    const inside = Math.min(amount, Math.max(0, left))
    left -= amount
    return { inside, over: amount - inside }
  })
}

export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** A way to make a table fit: other numbers for it, or more money from the club. */
export type WayOut =
  | { readonly kind: 'dropLast' | 'firstLess'; readonly values: readonly number[] }
  | { readonly kind: 'clubAdds'; readonly cents: number }

/**
 * What mends numbers that come to more than `most` (the purse in cents, or all of it in thousandths of a percent): the last place
 * goes, the first gets what is left as long as that is no less than the second, or the club adds what is missing.
 */
export function waysOut(values: readonly number[], most: number, isMoney: boolean): readonly WayOut[] {
  const over = sumOf(values) - most
  if (over <= 0) return []
  const [first = 0, ...others] = values
  return [
    ...(values.length > 1 ? [{ kind: 'dropLast' as const, values: values.slice(0, -1) }] : []),
    ...(first - over > 0 && first - over >= (others[0] ?? 0)
      ? [{ kind: 'firstLess' as const, values: [first - over, ...others] }]
      : []),
    ...(isMoney ? [{ kind: 'clubAdds' as const, cents: over }] : []),
  ]
}

const hundredPercent = 100_000

/**
 * What the club has to add so that a purse grows by so many cents: more where a part of it is taken out first, and where the
 * purse of this flight is only its part of one for all. Rounded up to whole cents.
 */
export function moreFor(
  cents: number,
  { carveOuts = [], potOf }: Payouts,
  entries: number,
  allEntries: number,
): number {
  const taken = carveOuts.reduce((sum, one) => sum + ('percentThousandths' in one ? one.percentThousandths : 0), 0)
  const whole = potOf === 'flight' || entries === 0 ? cents : Math.ceil((cents * allEntries) / entries)
  return taken >= hundredPercent ? whole : Math.ceil((whole * hundredPercent) / (hundredPercent - taken))
}
