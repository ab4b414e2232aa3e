/** The words of the shared parts in the language of the reader, and how numbers and dates are written in it. */
import { en } from './en.ts'

export type KitWords = typeof en

let words: KitWords = en
/** English dates have the day before the month. */
let locale = 'en-GB'

/** The words of the shared parts. */
export function kit(): KitWords {
  return words
}

/** Chosen once, before anything is drawn. */
export function setLanguage(language: string, given: KitWords): void {
  locale = language
  words = given
}

/** The language of the reader, as BCP 47 writes it: `en-GB`, `pt-PT`. */
export function language(): string {
  return locale
}

export type Spoken = 'en' | 'pt'

/** Which of the languages that are written here a reader of this one gets. */
export function spoken(language = locale): Spoken {
  return language.startsWith('pt') ? 'pt' : 'en'
}

/** The files with the words of one part, each loaded when it is asked for. */
export type WordFiles<W> = {
  readonly en: () => Promise<{ readonly en: W }>
  readonly pt: () => Promise<{ readonly pt: W }>
}

/** The words of a part in a language; in the reader's, if left out. */
export function wordsOf<W>(files: WordFiles<W>, language = locale): Promise<W> {
  return spoken(language) === 'pt' ? files.pt().then(file => file.pt) : files.en().then(file => file.en)
}

/** Names in the order of the reader's alphabet. */
export function byName(): (a: string, b: string) => number {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  return (a, b) => collator.compare(a, b)
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
  return `${value < 0 ? '+' : ''}${Math.abs(value).toFixed(1)}`
}
