/**
 * How a sentence reaches a person: as a code with values, which is said in the language of who reads it, at the edge of the
 * server. `said('mails.subjects.teeTime', { event })` travels; `say(it, language)` speaks. The texts are those of
 * `contract/words/<language>/<noun>.ts`.
 */
import type * as english from './en/nouns.ts'
import { type Language, languageFacts } from './languages.ts'
import { type Blanks, type Filling, filledMessage } from './message.ts'
import { nounWords } from './nounWords.ts'
import type { Words } from './spoken.ts'
import { type Clock, timeOfDay } from './timeOfDay.ts'

type Nouns = typeof english
type Paths<W> = {
  readonly [K in keyof W & string]: W[K] extends string ? K : `${K}.${Paths<W[K]>}`
}[keyof W & string]

/** The name of a text: its noun, and its place in the file of the noun. */
export type Code = { readonly [N in keyof Nouns & string]: `${N}.${Paths<Nouns[N]>}` }[keyof Nouns & string]

/** The codes of texts without blanks. */
export type PlainCode = { readonly [C in Code]: keyof Blanks<At<Nouns, C>> extends never ? C : never }[Code]

type At<W, Path> = Path extends keyof W
  ? W[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? At<W[Head & keyof W], Rest>
    : never

/** What may fill a blank: a text that stays as it is, such as a name; a number; a day, a time of day, an amount, a sentence or a list of such, said in the same language. */
export type Value = Filling | Said | Listed | Day | Time | Amount

/** A day as `2027-05-14`. */
export type Day = { readonly day: string }

/** A time of day as `08:10`, and how it is said. */
export type Time = { readonly time: string; readonly clock: Clock }

/** Money in cents, without its currency. */
export type Amount = { readonly cents: number }

/** Some things in one sentence: `all` of them, or `any`. */
export type Listed = { readonly all: readonly Value[] } | { readonly any: readonly Value[] }

/** A sentence before it is said. It is data, and travels as JSON. */
export type Said = { readonly code: string; readonly values?: Readonly<Record<string, Value | boolean>> }

type ValuesOf<T> = { readonly [K in keyof Blanks<T>]: Filling extends Blanks<T>[K] ? Value : Blanks<T>[K] }
type Given<T> = keyof Blanks<T> extends never ? [] : [values: ValuesOf<T>]

/** The sentence of a code, with what fills its blanks. The compiler knows which code has which. */
export function said<C extends Code>(code: C, ...[values]: Given<At<Nouns, C>>): Said {
  return values === undefined ? { code } : { code, values: values as Readonly<Record<string, Value | boolean>> }
}

/** Whether two sentences say the same, in any language. */
export function isSame(one: Said, other: Said): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The sentence in a language. Throws where there is no such text, or a blank has no value. */
export function say({ code, values = {} }: Said, language: Language): string {
  return filledMessage(textOf(code, language), spokenValues(values, language), languageFacts[language].locale)
}

function textOf(code: string, language: Language): string {
  // A language that lacks a text, as one that is being written does, says it in English.
  const found = textIn(code, language) ?? textIn(code, 'en')
  if (found === undefined) throw new Error(`Nothing is said with "${code}".`)
  return found
}

function textIn(code: string, language: Language): string | undefined {
  const found = code.split('.').reduce<string | Words | undefined>((words, name) => {
    return typeof words === 'object' ? words[name] : undefined
  }, nounWords[language])
  return typeof found === 'string' ? found : undefined
}

function spokenValues(
  values: Readonly<Record<string, Value | boolean>>,
  language: Language,
): Readonly<Record<string, Filling | boolean>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spokenValue(value, language)]))
}

function spokenValue(value: Value | boolean, language: Language): Filling | boolean {
  if (typeof value !== 'object') return value
  if ('code' in value) return say(value, language)
  const { locale } = languageFacts[language]
  if ('day' in value) return longDays(locale).format(new Date(value.day))
  if ('time' in value) return timeOfDay(value.time, value.clock, locale)
  if ('cents' in value) return amounts(locale).format(value.cents / 100)
  const [items, type] = 'all' in value ? [value.all, 'conjunction' as const] : [value.any, 'disjunction' as const]
  const words = items.map(item => String(spokenValue(item, language)))
  return new Intl.ListFormat(locale, { type }).format(words)
}

function longDays(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

function amounts(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })
}
