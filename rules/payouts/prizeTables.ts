import { quotient, toDecimal } from '../exact.ts'
import { splitByWeights } from './splitExactly.ts'

/** What each place is paid, first place first: fixed cents, or thousandths of a percent of the purse (18 % is 18000). */
export type PrizeTable = { readonly cents: readonly number[] } | { readonly percentThousandths: readonly number[] }

const hundredPercent = 100_000

/** Tables to choose from; a club can also write its own. */
export const prizeTables = {
  winnerTakesAll: { name: 'Winner takes all', percentThousandths: [100_000] },
  twoPlaces: { name: 'Two places', percentThousandths: [60_000, 40_000] },
  threePlaces: { name: 'Three places', percentThousandths: [50_000, 30_000, 20_000] },
  fourPlaces: { name: 'Four places', percentThousandths: [40_000, 30_000, 20_000, 10_000] },
  fivePlaces: { name: 'Five places', percentThousandths: [35_000, 25_000, 18_000, 12_000, 10_000] },
  /** The distribution of PGA TOUR events until 2019. */
  tour: {
    name: 'Tour, 70 places',
    percentThousandths: [
      18_000, 10_800, 6_800, 4_800, 4_000, 3_600, 3_350, 3_100, 2_900, 2_700, 2_500, 2_300, 2_100, 1_900, 1_800, 1_700,
      1_600, 1_500, 1_400, 1_300, 1_200, 1_120, 1_040, 960, 880, 800, 770, 740, 710, 680, 650, 620, 590, 565, 540, 515,
      490, 470, 450, 430, 410, 390, 370, 350, 330, 310, 290, 274, 260, 252, 246, 240, 236, 232, 230, 228, 226, 224, 222,
      220, 218, 216, 214, 212, 210, 208, 206, 204, 202, 200,
    ],
  },
} as const satisfies Record<string, PrizeTable & { readonly name: string }>

/**
 * The cents for each place, first place first. Percentages are turned into whole cents by largest remainder, so that a
 * table of 100 % pays out exactly the purse.
 */
export function placeAmounts(table: PrizeTable, purseCents: number): readonly number[] {
  if ('cents' in table) return table.cents
  const share = total(table.percentThousandths)
  return splitByWeights(quotient(purseCents * share, hundredPercent), table.percentThousandths)
}

/** Something in a table that a director should look at twice, with what a sentence about it names; a `refused` table cannot be used. */
export type PrizeTableWarning =
  | { readonly code: 'notDescending'; readonly refused: false; readonly place: number }
  | { readonly code: 'abovePurse'; readonly refused: false; readonly paidCents: number; readonly purseCents: number }
  | { readonly code: 'aboveHundredPercent'; readonly refused: true; readonly percent: number }
  | {
      readonly code: 'belowHundredPercent'
      readonly refused: false
      readonly percent: number
      /** What is left over: cents of the purse, or percent of it while there is none. */
      readonly left: { readonly cents: number; readonly purseCents: number } | { readonly percent: number }
    }

/**
 * What is wrong with a table, or looks wrong: a place paid more than the one above it, percentages that leave money over or
 * come to more than the purse, fixed prizes above the purse. `purseCents` is left out while there are no entries.
 */
export function prizeTableWarnings(table: PrizeTable, purseCents?: number): readonly PrizeTableWarning[] {
  const values = 'cents' in table ? table.cents : table.percentThousandths
  const place = values.findIndex((value, index) => value > (values[index - 1] ?? value))
  const rising: readonly PrizeTableWarning[] =
    place < 0 ? [] : [{ code: 'notDescending', refused: false, place: place + 1 }]
  return [...rising, ...('cents' in table ? fixedWarnings(values, purseCents) : percentWarnings(values, purseCents))]
}

function fixedWarnings(cents: readonly number[], purseCents: number | undefined): readonly PrizeTableWarning[] {
  const paidCents = total(cents)
  if (purseCents === undefined || paidCents <= purseCents) return []
  return [{ code: 'abovePurse', refused: false, paidCents, purseCents }]
}

function percentWarnings(parts: readonly number[], purseCents: number | undefined): readonly PrizeTableWarning[] {
  const share = total(parts)
  if (share === hundredPercent) return []
  const percent = toDecimal(share, 3)
  if (share > hundredPercent) return [{ code: 'aboveHundredPercent', refused: true, percent }]
  const left =
    purseCents === undefined
      ? { percent: toDecimal(hundredPercent - share, 3) }
      : { cents: purseCents - total(placeAmounts({ percentThousandths: parts }, purseCents)), purseCents }
  return [{ code: 'belowHundredPercent', refused: false, percent, left }]
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
