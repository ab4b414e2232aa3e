/** Steps in tests: as programs read them. */
import { type SaidStep, sayPhrase, saySteps } from '../contract/words/sayPhrase.ts'
import { speakerIn } from '../contract/words/speakerIn.ts'
import type { Explanation } from './game.ts'
import type { Phrase } from './phrases.ts'

const english = speakerIn('en')

/** The steps in English. Throws where figures have words in them, which nobody could translate. */
export function said(steps: Explanation): readonly SaidStep[] {
  for (const { formula = '', result } of steps) {
    for (const words of [formula, result].flatMap(wordsInFigures)) throw new Error(`Figures with words: ${words}`)
  }
  return saySteps(steps, english)
}

/** One part of a step in English. */
export function saidPart(part: Phrase): string {
  return sayPhrase(part, english)
}

/** A value with its steps in English. */
export function saidOf<Value extends { readonly steps: Explanation }>(explained: Value) {
  return { ...explained, steps: said(explained.steps) }
}

/** The figures of a part that have more than single letters, such as T3, 12 x 2, or E for even. */
function wordsInFigures(part: Phrase): readonly string[] {
  if (typeof part === 'string') return /\p{L}{2}/u.test(part) ? [part] : []
  if (!('code' in part)) return []
  return Object.values(part.values ?? {}).flatMap(value => (typeof value === 'number' ? [] : wordsInFigures(value)))
}
