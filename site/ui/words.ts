/** The words of the shared parts in the language of the reader, and how numbers and dates are written in it. */

import { words as en } from '../../contract/words/en/screens/kit.ts'
import type * as screens from '../../contract/words/en/screens.ts'
import { languageOf } from '../../contract/words/languageOf.ts'
import { type Language, languageFacts } from '../../contract/words/languages.ts'
import { type Spoken, spokenWords } from '../../contract/words/spoken.ts'

/** A screen that has words of its own. */
export type ScreenName = keyof typeof screens
/** The words of a screen, in the language of the reader. */
export type ScreenWords<Name extends ScreenName> = Spoken<(typeof screens)[Name]>

/** English dates have the day before the month. */
let locale: string = languageFacts.en.locale
let words: ScreenWords<'kit'> = spokenWords(en, locale)

/** The words of the shared parts. */
export function kit(): ScreenWords<'kit'> {
  return words
}

/** Chosen once, before anything is drawn. */
export function setLanguage(language: string, given: ScreenWords<'kit'>): void {
  locale = language
  words = given
}

/** The language of the reader, as BCP 47 writes it: `en-GB`, `pt-PT`. */
export function language(): string {
  return locale
}

/** Which of the languages that are written here a reader of this one gets. */
export function spoken(language = locale): Language {
  return languageOf(language) ?? 'en'
}

/** The words of a screen in a language; in the reader's, if left out. The server has them in a file of their own. */
export async function wordsOf<Name extends ScreenName>(screen: Name, language = locale): Promise<ScreenWords<Name>> {
  const { words: begin } = document.documentElement.dataset
  const file = await import(/* @vite-ignore */ `${begin}-${spoken(language)}-${screen}.js`)
  return spokenWords(file.words as (typeof screens)[Name], language)
}

/** Names in the order of the reader's alphabet. */
export function byName(): (a: string, b: string) => number {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  return (a, b) => collator.compare(a, b)
}

/** Some things in one sentence: `a, b and c`. */
export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
}

/** A calendar date as `Sat 21 Nov`; with the year when it is not the present one. */
export function dayOf(date: string, now = new Date()): string {
  const day = new Date(`${date}T00:00:00Z`)
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const isThisYear = date.startsWith(String(now.getFullYear()))
  return new Intl.DateTimeFormat(locale, isThisYear ? parts : { ...parts, year: 'numeric' }).format(day)
}

/** A handicap as golfers write it: a plus handicap has a plus. */
export function handicapLabel(value: number | undefined): string {
  if (value === undefined) return '–'
  return value < 0 ? `+${-value}` : String(value)
}

/** An index as golfers write it, with its one decimal. */
export function indexLabel(value: number | undefined): string {
  if (value === undefined) return ''
  return `${value < 0 ? '+' : ''}${decimalLabel(Math.abs(value), 1)}`
}

/** A share of a hundred as the reader writes it: `85%`, `37,5 %`. */
export function percentLabel(value: number): string {
  return kit().percent({ value: new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value) })
}

/** A number with so many decimals and the reader's mark before them, as it may also be typed: `12.4`, `12,4`. */
export function decimalLabel(value: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }
  return new Intl.NumberFormat(locale, digits).format(value)
}
