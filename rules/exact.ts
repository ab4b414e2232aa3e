/**
 * Exact numbers. Nothing else under `rules/` divides, rounds or writes a number with a decimal point.
 *
 * An amount that golf writes with a decimal is kept as an integer of its smallest unit (tenths of a stroke for an
 * index, a rating or a differential; cents for money), and what lies between is a fraction. A result is rounded once,
 * at its end, with the one rounding of the Rules of Handicapping (5.1c, 6.1): halves go up, towards plus infinity.
 */

/** The number `n / d` in lowest terms: both integers, `d` at least 1. */
export type Fraction = { readonly n: number; readonly d: number }

export const zero: Fraction = { n: 0, d: 1 }

/** A whole number, or a fraction where halves or thirds occur. */
export type Count = number | Fraction

/** A count as a fraction. */
export function exact(value: Count): Fraction {
  return typeof value === 'number' ? { n: value, d: 1 } : value
}

/** The sum of two counts; of whole numbers a whole number. */
export function plus(a: Count, b: Count): Count {
  return typeof a === 'number' && typeof b === 'number' ? a + b : add(exact(a), exact(b))
}

/** The first count less the second; of whole numbers a whole number. */
export function minus(a: Count, b: Count): Count {
  return typeof a === 'number' && typeof b === 'number' ? a - b : subtract(exact(a), exact(b))
}

/** The whole number written in these decimal digits, such as `'18'`; NaN when they do not begin with one. */
export function whole(digits: string): number {
  return Number.parseInt(digits, 10)
}

/** The fraction `n / d` in lowest terms. Throws a RangeError when a part is not a safe integer or `d` is zero. */
export function fraction(n: number, d = 1): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d === 0) {
    throw new RangeError(`No exact fraction: ${n} over ${d}`)
  }
  if (d === 1) return { n: n + 0, d }
  const divisor = greatestCommonDivisor(Math.abs(n), Math.abs(d)) * Math.sign(d)
  return { n: n === 0 ? 0 : n / divisor, d: d / divisor }
}

/** The exact sum, in lowest terms. Throws a RangeError when it no longer fits safe integers, as the next four do. */
export function add(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? fraction(a.n + b.n, a.d) : fraction(a.n * b.d + b.n * a.d, a.d * b.d)
}

/** The first fraction less the second. */
export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { n: -b.n, d: b.d })
}

/** The exact product. */
export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d)
}

/** The first fraction divided by the second. Throws a RangeError when the second is zero. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n)
}

/** The exact sum of all; zero without any. */
export function sum(values: readonly Fraction[]): Fraction {
  return values.reduce(add, zero)
}

/** Negative when `a` is less than `b`, zero when they are equal, positive when it is greater. */
export function compare(a: Fraction, b: Fraction): number {
  return a.d === b.d ? a.n - b.n : a.n * b.d - b.n * a.d
}

/** The nearest integer, halves towards plus infinity: 0.5 is 1, -0.5 is 0, -1.5 is -1. Rules of Handicapping 5.1c and 6.1. */
export function round(value: Fraction): number {
  return quotient(2 * value.n + value.d, 2 * value.d)
}

/** The value in tenths, rounded once: 4.35 is 44. */
export function roundToTenths(value: Fraction): number {
  return round(multiply(value, { n: 10, d: 1 }))
}

/** The largest integer at or below `n / d`. Adding 0 turns the -0 of floating point into 0. */
export function quotient(n: number, d: number): number {
  return Math.floor(n / d) + 0
}

/** What is left of `n` after dividing by a positive `d`: 0 to `d - 1`, even when `n` is negative. */
export function remainder(n: number, d: number): number {
  return n - d * quotient(n, d)
}

/** The highest of these numbers; null without any. */
export function highest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values)
}

/** The lowest of these numbers; null without any. */
export function lowest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values)
}

/** The value, limited to the range from `least` to `most`. */
export function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** A decimal number from outside as a whole number of tenths (12.4 is 124), or of hundredths with `places` 2, and so on. */
export function fromDecimal(value: number, places = 1): number {
  return Math.round(value * 10 ** places) + 0
}

/** The way back: 124 tenths are 12.4. For output only, never to calculate with. */
export function toDecimal(units: number, places = 1): number {
  return units / 10 ** places
}

/** A fraction as a decimal number. For output only, never to calculate with. */
export function approximately(value: Fraction): number {
  return value.n / value.d
}

/** A fraction as a decimal number, rounded to at most `places` decimals. For output only. */
export function roundedDecimal(value: Fraction, places = 2): number {
  return toDecimal(round(multiply(value, { n: 10 ** places, d: 1 })), places)
}

/** The same as text. */
export function show(value: Fraction, places = 2): string {
  return `${roundedDecimal(value, places)}`
}

/** A percentage as a fraction: 95 is 19/20; hundredths of a percent count, so 12.5 is 1/8. */
export function percent(value: number): Fraction {
  return fraction(fromDecimal(value, 2), 10_000)
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) {
    const rest = a % b
    a = b
    b = rest
  }
  return a === 0 ? 1 : a
}
