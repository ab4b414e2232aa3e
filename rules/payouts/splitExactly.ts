import { quotient, remainder } from '../exact.ts'

/** `cents` in `parts` equal parts; odd cents go one by one to the first ones, so that the sum is exact. */
export function splitExactly(cents: number, parts: number): readonly number[] {
  return splitByWeights(
    cents,
    Array.from({ length: parts }, () => 1),
  )
}

/**
 * `cents` in proportion to integer weights, none below 0: every part rounded down, then one cent each to the parts with
 * the largest remainders, the earlier one first among equals. The sum is exact; without any weight every part is 0.
 */
export function splitByWeights(cents: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const parts = weights.map((weight, index) => ({
    index,
    whole: quotient(cents * weight, total),
    rest: remainder(cents * weight, total),
  }))
  const left = parts.reduce((rest, part) => rest - part.whole, cents)
  const lucky = new Set(
    [...parts]
      .sort((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, left)
      .map(part => part.index),
  )
  return parts.map(({ index, whole }) => whole + (lucky.has(index) ? 1 : 0))
}
