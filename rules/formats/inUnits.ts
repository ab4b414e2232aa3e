import { type Fraction, roundedDecimal } from '../exact.ts'
import { type Phrase, phrase, type Sentence } from '../phrases.ts'
import type { Unit } from './format.ts'

const amounts = {
  strokes: 'amountOfStrokes',
  points: 'amountOfPoints',
  skins: 'amountOfSkins',
  shares: 'amountOfShares',
} as const satisfies Readonly<Record<Unit, string>>

/** An amount with its unit: `1 point`, `2.5 points`. */
export function inUnits(amount: Fraction, unit: Unit): Sentence {
  return phrase(amounts[unit], { amount: roundedDecimal(amount) })
}

/** The amount of such a result; undefined for any other, such as a hole that was won or does not count. */
export function amountIn(result: Phrase | undefined): number | undefined {
  if (typeof result !== 'object' || !('code' in result)) return undefined
  const amount = Object.values<string>(amounts).includes(result.code) ? result.values?.amount : undefined
  return typeof amount === 'number' ? amount : undefined
}
