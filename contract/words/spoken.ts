/** Words as who writes a page uses them: a text, or a function of what fills its blanks. */
import { type Blanks, type Filling, filledMessage, type Same } from './message.ts'

/** Texts by their names, in lists of their own where there are many. */
export type Words = { readonly [name: string]: string | Words }

/** The same texts in another language: each is there, with the blanks of the English one. */
export type WordsLike<W> = { readonly [K in keyof W]: W[K] extends string ? Same<W[K]> : WordsLike<W[K]> }

/** Words in a language: what has blanks is called with their values. A list of plain texts can be asked for any name. */
export type Spoken<W> = {
  readonly [K in keyof W]: W[K] extends string ? SpokenText<W[K]> : Spoken<W[K]> & AnyName<W[K]>
}
type SpokenText<T> = unknown extends Blanks<T> ? string : (values: Blanks<T>) => string
type AnyName<W> = { readonly [K in keyof W]: SpokenText<W[K]> }[keyof W] extends string
  ? Readonly<Record<string, string>>
  : unknown

/** One of a list of texts with its blanks filled; undefined where the list has none of this name. */
export function worded(
  list: Readonly<Record<string, unknown>>,
  name: string,
  values: Readonly<Record<string, Filling>>,
): string | undefined {
  const text = list[name]
  return typeof text === 'function' ? text(values) : (text as string | undefined)
}

/** Words ready to be used in the language of `locale`, as BCP 47 writes it. */
export function spokenWords<W extends Words>(words: W, locale: string): Spoken<W> {
  return Object.fromEntries(
    Object.entries(words).map(([name, text]) => [
      name,
      typeof text === 'string' ? spokenText(text, locale) : spokenWords(text, locale),
    ]),
  ) as Spoken<W>
}

function spokenText(text: string, locale: string) {
  if (!text.includes('{')) return text
  return (values: Readonly<Record<string, Filling | boolean>>) => filledMessage(text, values, locale)
}
