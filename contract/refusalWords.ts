/** The words of refusals: what the catalogue holds, and what is made of it. */
import { type RefusalCode, refusals } from './errors.ts'

type Heading = { readonly status: number; readonly title: string }

/** The words of one code: a single detail, or a meaning and a detail for each reason. */
export type RefusalWords = Heading &
  ({ readonly detail: string } | { readonly meaning: string; readonly details: { readonly [reason: string]: string } })

type Blanks<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never

/** The values that fill the blanks of a detail; none where it has no blanks. */
export type ValuesOf<T> = { readonly [Name in Blanks<T>]: string | number }

type Entry<C extends RefusalCode> = (typeof refusals)[C]

/** The texts of the details of a code by their reasons. */
export type DetailsOf<C extends RefusalCode> = Entry<C> extends { readonly details: infer D } ? D : never

/** The text of the only detail of a code. */
export type DetailOf<C extends RefusalCode> = Entry<C> extends { readonly detail: infer D } ? D : never

/** The details of a code in another language, by their reasons. */
export type RefusalTexts<C extends RefusalCode> = [DetailOf<C>] extends [never]
  ? { readonly [R in keyof DetailsOf<C>]: string }
  : string

/** The details of a code as they stand in the catalogue, with their blanks. */
export function detailsOf(code: RefusalCode): readonly string[] {
  const words: RefusalWords = refusals[code]
  return 'details' in words ? Object.values(words.details) : [words.detail]
}

/** The detail of one answer: its text with the values in place of the blanks. */
export function filledDetail(
  code: RefusalCode,
  reason: string | undefined,
  values: Readonly<Record<string, unknown>>,
): string {
  const words: RefusalWords = refusals[code]
  const text = 'details' in words ? words.details[reason ?? ''] : words.detail
  if (text === undefined) throw new Error(`${code} has no detail "${reason}".`)
  return filled(text, values)
}

/** A text with values in place of its blanks. */
export function filled(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_blank, name: string) => String(values[name]))
}

/** What the code means whatever the values are: one sentence or two for documents. Blanks are shown as `…`. */
export function meaningOf(code: RefusalCode): string {
  const words: RefusalWords = refusals[code]
  return 'meaning' in words ? words.meaning : words.detail.replaceAll(/\{\w+\}/g, '…')
}

/** The last part of a problem type's address: `SCORE_ENTERED` is `score-entered`. */
export function kebabCase(code: RefusalCode): string {
  return code.toLowerCase().replaceAll('_', '-')
}
