import { type Language, languageFacts } from '../../contract/words/languages.ts'
import { decimal } from './decimal.ts'

/**
 * An amount in a currency (ISO 4217) as the language writes it: `€120.00`, `US$80.50`, `JP¥1,200`. Hundredths that the
 * currency does not have are shown all the same, so that shares add up. Without a currency it is a plain number.
 */
export function moneyInWords(cents: number, currency: string | undefined, language: Language = 'en'): string {
  if (currency === undefined) return decimal(cents / 100, language, 2)
  const written = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageFacts[language].locale, { style: 'currency', currency, ...options })
  const digits = written({}).resolvedOptions().maximumFractionDigits ?? 2
  return written(digits < 2 && cents % 100 !== 0 ? { minimumFractionDigits: 2 } : {}).format(cents / 100)
}
