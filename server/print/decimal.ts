import { type Language, languageFacts } from '../../contract/words/languages.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it, without marks for thousands: `12.4`, `12,4`; with exactly so many decimals where that is said. */
export function decimal(value: number, language: Language, decimals?: number): string {
  const key = `${language} ${decimals}`
  const digits = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 20, useGrouping: false }
  const format = formats.get(key) ?? new Intl.NumberFormat(languageFacts[language].locale, digits)
  formats.set(key, format)
  // Zero has no sign.
  return format.format(value === 0 ? 0 : value)
}
