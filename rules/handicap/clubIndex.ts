import { add, compare, divide, type Fraction, fraction, roundToTenths, show, subtract, toDecimal } from '../exact.ts'
import type { Explained, ExplanationStep } from '../game.ts'
import { phrase, rulesOfHandicapping } from '../phrases.ts'

/*
 * CLUB INDEX: optional. For clubs without a national provider; an official Handicap Index always comes from a provider.
 */

/** How many of the lowest differentials count, and the adjustment of their average in tenths. Rules of Handicapping 5.2a. */
export type IndexRow = { readonly differentials: number; readonly lowest: number; readonly adjustmentTenths: number }

/** A row holds from its `differentials` up to those of the next. Fewer than three are practice in continental Europe only. */
const indexTable: readonly IndexRow[] = [
  { differentials: 1, lowest: 1, adjustmentTenths: -20 },
  { differentials: 4, lowest: 1, adjustmentTenths: -10 },
  { differentials: 5, lowest: 1, adjustmentTenths: 0 },
  { differentials: 6, lowest: 2, adjustmentTenths: -10 },
  { differentials: 7, lowest: 2, adjustmentTenths: 0 },
  { differentials: 9, lowest: 3, adjustmentTenths: 0 },
  { differentials: 12, lowest: 4, adjustmentTenths: 0 },
  { differentials: 15, lowest: 5, adjustmentTenths: 0 },
  { differentials: 17, lowest: 6, adjustmentTenths: 0 },
  { differentials: 19, lowest: 7, adjustmentTenths: 0 },
  { differentials: 20, lowest: 8, adjustmentTenths: 0 },
]

export type ClubIndexSettings = {
  /** Fewest differentials for an index: 3, or 1 in continental Europe. */
  readonly fewestDifferentials: number
  /** Rules of Handicapping 5.3: 54.0. Null keeps the calculated value. */
  readonly maximumIndexTenths: number | null
  /** Whether the caps apply to the average rounded to a tenth (Rule 5.2b, recommended) or to the exact one (some federations). */
  readonly capOf: 'roundedAverage' | 'exactAverage'
}

export const recommendedClubIndex: ClubIndexSettings = {
  fewestDifferentials: 3,
  maximumIndexTenths: 540,
  capOf: 'roundedAverage',
}

/**
 * The index in tenths from the score differentials in tenths, oldest first; the newest 20 count. Null when there are
 * too few. With `lowIndexTenths`, the lowest index of the last 365 days, the caps apply once there are 20 differentials.
 * Rules of Handicapping 5.2, 5.8.
 */
export function clubIndex(
  differentialsTenths: readonly number[],
  lowIndexTenths: number | null = null,
  settings: ClubIndexSettings = recommendedClubIndex,
): Explained<number | null> {
  const newest = differentialsTenths.slice(-20)
  const row = indexRow(newest.length)
  if (!row || newest.length < settings.fewestDifferentials) {
    const result = phrase('tooFewDifferentials', { count: newest.length })
    return { value: null, steps: [{ what: phrase('handicapIndex'), result }] }
  }
  const average = averageOfLowest(newest, row)
  const capped =
    lowIndexTenths !== null && newest.length === 20 ? capIndex(average.value, lowIndexTenths, settings) : average
  const rounded = roundToTenths(capped.value)
  const maximum = settings.maximumIndexTenths ?? rounded
  const value = rounded > maximum ? maximum : rounded
  const last = {
    what: phrase('handicapIndex'),
    formula: phrase('rounded', { value: show(capped.value) }),
    result: `${toDecimal(value)}`,
  }
  return { value, steps: [...average.steps, ...(capped === average ? [] : capped.steps), last] }
}

/** The row of Rule 5.2a for this many differentials; null for 0, and the row of 20 from 20 on. */
export function indexRow(differentials: number): IndexRow | null {
  return indexTable.findLast(row => row.differentials <= differentials) ?? null
}

/**
 * Keeps an average (in strokes) from rising too fast above the lowest index of the year: what is more than 3.0 above it
 * counts half, and the result is at most 5.0 above it. Rules of Handicapping 5.8.
 */
export function capIndex(
  average: Fraction,
  lowIndexTenths: number,
  { capOf }: Pick<ClubIndexSettings, 'capOf'> = recommendedClubIndex,
): Explained<Fraction> {
  const counted = capOf === 'roundedAverage' ? fraction(roundToTenths(average), 10) : average
  const soft = fraction(lowIndexTenths + 30, 10)
  const excess = subtract(counted, soft)
  if (excess.n <= 0) return { value: counted, steps: [] }
  const halved = add(soft, divide(excess, fraction(2)))
  const formula = `${show(soft)} + (${show(counted)} - ${show(soft)}) / 2`
  const steps: ExplanationStep[] = [
    { what: phrase('softCap'), formula, result: show(halved), rule: rulesOfHandicapping('5.8') },
  ]
  const hard = fraction(lowIndexTenths + 50, 10)
  if (compare(halved, hard) <= 0) return { value: halved, steps }
  steps.push({ what: phrase('hardCap'), formula: show(halved), result: show(hard), rule: rulesOfHandicapping('5.8') })
  return { value: hard, steps }
}

/**
 * What an exceptional score adds to each of the newest 20 differentials, in tenths: -10 when the differential is 7.0 to
 * 9.9 better than the index of the day, -20 from 10.0 on, else 0. Rules of Handicapping 5.9.
 */
export function exceptionalScoreAdjustment(indexTenths: number, differentialTenths: number): number {
  const better = indexTenths - differentialTenths
  if (better >= 100) return -20
  return better >= 70 ? -10 : 0
}

function averageOfLowest(differentialsTenths: readonly number[], row: IndexRow): Explained<Fraction> {
  const lowest = [...differentialsTenths].sort((a, b) => a - b).slice(0, row.lowest)
  const total = lowest.reduce((sum, differential) => sum + differential, 0)
  const value = add(fraction(total, 10 * row.lowest), fraction(row.adjustmentTenths, 10))
  const adjustment = row.adjustmentTenths === 0 ? '' : ` - ${toDecimal(0 - row.adjustmentTenths)}`
  const formula = `(${lowest.map(differential => toDecimal(differential)).join(' + ')}) / ${row.lowest}${adjustment}`
  const what = phrase('averageOfLowest', { lowest: row.lowest, count: differentialsTenths.length })
  return { value, steps: [{ what, formula, result: show(value), rule: rulesOfHandicapping('5.2a') }] }
}
