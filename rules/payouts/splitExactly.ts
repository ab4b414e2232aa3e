import { quotient, remainder } from '../exact.ts'

/** `cents` in `parts` equal parts; odd cents go one each to the first parts, so that the sum is exact. */
export function splitExactly(cents: number, parts: number): readonly number[] {
  return splitByWeights(
    cents,
    Array.from({ length: parts }, () => 1),
  )
}

/**
 * `cents` in proportion to integer weights of 0 or more: each part is rounded down, then the parts with the largest
 * remainders receive one cent each, the earlier one among equals. The sum is exact; when all weights are 0, so are the parts.
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
