import { fromDecimal } from '../../../rules/exact.ts'

/**
 * A handicap index in tenths, as people and providers write it: `12,4`, `12.4`, `18`; `+1.2` and `-1.2` are plus handicaps
 * (-12). Undefined for anything that is not from +9.9 to 54.0 with one decimal at most.
 */
export function indexTenthsOf(text: string): number | undefined {
  const [, sign, digits] = /^([+-]?)\s*(\d{1,2}(?:[.,]\d)?)$/.exec(text.trim().replace('\u2212', '-')) ?? []
  if (digits === undefined) return undefined
  const size = fromDecimal(Number(digits.replace(',', '.')))
  const tenths = sign === '' || size === 0 ? size : -size
  return tenths >= -99 && tenths <= 540 ? tenths : undefined
}
