/** The words of refusals: what the catalogue and `words/en/refusals.ts` hold, and what is made of it. */
import { type RefusalCode, refusals } from './errors.ts'
import { words } from './words/en/refusals.ts'
import type { Language } from './words/languages.ts'
import { type Blanks, type Filling, partsOf } from './words/message.ts'
import { nounWords } from './words/nounWords.ts'
import { type Said, say, type Value } from './words/say.ts'

/** Of one code: its status, a heading for developers, and what holds for all its reasons where there are several. */
export type RefusalWords = { readonly status: number; readonly title: string; readonly meaning?: string }

/** The values that fill the blanks of a detail; none where it has no blanks. */
export type ValuesOf<T> = {
  readonly [Name in keyof Blanks<T>]: Filling extends Blanks<T>[Name] ? Value : Blanks<T>[Name]
}

type RefusalTexts = Readonly<Partial<Record<RefusalCode, string | Readonly<Record<string, string>>>>>
type Texts<C extends RefusalCode> = (typeof words)[C]

/** The texts of the details of a code by their reasons. */
export type DetailsOf<C extends RefusalCode> = Texts<C> extends string ? never : Texts<C>

/** The text of the only detail of a code. */
export type DetailOf<C extends RefusalCode> = Texts<C> extends string ? Texts<C> : never

/** The details of a code as they stand in the words of a language, with their blanks. */
export function detailsOf(code: RefusalCode, language: Language = 'en'): readonly string[] {
  const { [code]: texts = words[code] } = (nounWords[language].refusals ?? words) as RefusalTexts
  return typeof texts === 'string' ? [texts] : Object.values(texts)
}

/** The detail of one answer, before it is said. `values`: what fills its blanks; what a refusal carries beside them is left out. */
export function detailOf(
  code: RefusalCode,
  reason: string | undefined,
  values: Readonly<Record<string, unknown>> = {},
): Said {
  const besides = new Set(['errors', 'headers', 'rows'])
  const blanks = Object.fromEntries(Object.entries(values).filter(([name]) => !besides.has(name)))
  return {
    code: reason === undefined ? `refusals.${code}` : `refusals.${code}.${reason}`,
    values: blanks as Readonly<Record<string, Value>>,
  }
}

/** The detail of one answer in a language. Throws where the code has no such reason. */
export function filledDetail(
  code: RefusalCode,
  reason: string | undefined,
  values: Readonly<Record<string, unknown>> = {},
  language: Language = 'en',
): string {
  return say(detailOf(code, reason, values), language)
}

/** What the code means whatever the values are: one sentence or two for documents. Blanks are shown as `…`. */
export function meaningOf(code: RefusalCode): string {
  const { meaning }: RefusalWords = refusals[code]
  return (
    meaning ??
    partsOf(detailsOf(code)[0] ?? '')
      .map(part => (typeof part === 'string' ? part : '…'))
      .join('')
  )
}

/** The last part of a problem type's address: `SCORE_ENTERED` is `score-entered`. */
export function kebabCase(code: RefusalCode): string {
  return code.toLowerCase().replaceAll('_', '-')
}
