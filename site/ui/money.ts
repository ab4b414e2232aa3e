/** Money as the reader writes it, from and to cents. */
import { language } from './words.ts'

/** With the currency where there is one. */
export function moneyText(cents: number, currency: string | undefined): string {
  const format = currency === undefined ? { minimumFractionDigits: 2 } : { style: 'currency' as const, currency }
  return new Intl.NumberFormat(language(), format).format(cents / 100)
}

/** `40`, `40.5` and `40,50` in cents; undefined for what is no amount. */
export function centsOf(text: string): number | undefined {
  const [, whole, part = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
