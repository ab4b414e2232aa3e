/** How the steps of an explanation are said: the rules give codes with values, a reader gets words. */
import type { Explanation } from '../../rules/game.ts'
import type { Phrase, PhraseCode, Phrases } from '../../rules/phrases.ts'
import type { TextWith } from './message.ts'
import { worded } from './spoken.ts'

/** A text for every code of the rules, with every blank that they fill: what English `satisfies`, and the others follow. */
export type PhraseTexts = { readonly [C in PhraseCode]: TextWith<keyof Phrases[C] & string> }

/** The same when it is spoken: a text has no other blanks, and one that chooses by a number is given a number. */
type SpokenPhrases = {
  readonly [C in PhraseCode]: keyof Phrases[C] extends never ? string : (values: SaidValues<Phrases[C]>) => string
}
type SaidValues<V> = { readonly [K in keyof V]: V[K] extends number ? number : string }

/** Who says it: the texts and the numbers of a language, and what sides are called. */
export type Speaker = {
  readonly words: SpokenPhrases
  /** As BCP 47 writes it. */
  readonly locale: string
  readonly namesOf: (sides: readonly number[]) => string
}

/** A step in words. */
export type SaidStep = {
  readonly what: string
  readonly formula?: string
  readonly result: string
  readonly rule?: string
}

/** An explanation as a reader sees it. */
export function saySteps(steps: Explanation, speaker: Speaker): readonly SaidStep[] {
  return steps.map(({ what, formula, result, rule }) => ({
    what: sayPhrase(what, speaker),
    ...(formula !== undefined && { formula: sayPhrase(formula, speaker) }),
    result: sayPhrase(result, speaker),
    ...(rule !== undefined && { rule: sayPhrase(rule, speaker) }),
  }))
}

/** One part of a step in words. */
export function sayPhrase(part: Phrase, speaker: Speaker): string {
  if (typeof part === 'string') return figuresIn(part, speaker.locale)
  if ('sides' in part) return speaker.namesOf(part.sides)
  if ('name' in part) return part.name
  const values = Object.entries(part.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : sayPhrase(value, speaker),
  ])
  const said = worded(speaker.words, part.code, Object.fromEntries(values))
  if (said === undefined) throw new Error(`Nothing is said with "${part.code}".`)
  return said
}

/** Figures with the decimal mark of the language. Where that is a comma, it does not stand between numbers as well. */
function figuresIn(text: string, locale: string): string {
  const mark = decimalMark(locale)
  if (mark === '.' || !/\d\.\d/.test(text)) return text
  return text.replaceAll(', ', '; ').replaceAll(/(?<=\d)\.(?=\d)/g, mark)
}

const marks = new Map<string, string>()

function decimalMark(locale: string): string {
  const known = marks.get(locale)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  marks.set(locale, mark)
  return mark
}
