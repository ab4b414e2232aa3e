import { createRequire } from 'node:module'
import { caddie, emoji, familyOf, isIn, isShaped, polytonic, roboto } from './fonts.ts'

/** A piece of text in one font and direction. `level` is the embedding level of UAX #9; odd ones run from right to left. */
export type TextRun = { readonly text: string; readonly font: string; readonly level: number }

/** Stands for a character that no font has: Roboto draws it as an empty box. */
const replacement = '\u{fffd}'
/** Direction marks, joiners and variation selectors: they have no glyph. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu
const unseenButJoiners = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
/** Overrides would change the direction of everything after a name, so only isolates and marks are obeyed. */
const overrides = /[\u202a-\u202e]/g
const controls = /[\p{Cc}\u2028\u2029]+/gu
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}\p{Bidi_C}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const segmenter = new Intl.Segmenter()
// The package is CommonJS and its types say that it is not.
const bidi = (createRequire(import.meta.url)('bidi-js') as typeof import('bidi-js').default)()

/**
 * A text in pieces of one font and direction each, in reading order. What a person sees as one character stays together:
 * it is printed in the first font that has all of it, or as the replacement character. Latin text is in Caddie, unless it
 * has a letter that only Roboto has; then all of it is in Roboto, so that no name mixes the two. So it is with old Greek.
 */
export function textRuns(given: string): readonly TextRun[] {
  if (/^[\u0020-\u007e]*$/.test(given)) return [{ text: given, font: caddie, level: 0 }]
  const text = given.toWellFormed().replaceAll(overrides, '').replaceAll(controls, ' ').normalize('NFC')
  const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : undefined
  const latin = latinOf(text)
  const isOldGreek = /[\u1f00-\u1fff]/.test(text)
  const runs: { text: string; font: string; level: number }[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const seen = segment.replaceAll(unseen, '')
    if (seen === '') continue
    const level = levels?.[index] ?? 0
    const last = runs.at(-1)
    // A space between words of a script belongs to them, so that they stay together.
    const goesOn = seen === ' ' && last?.level === level && isShaped(last.font) && last.font !== emoji
    const isGreek = isOldGreek && /\p{Script=Greek}/u.test(seen)
    const found = goesOn ? last.font : isGreek ? polytonic : fontOf(seen, latin)
    const font = found ?? roboto
    const shown = found === undefined ? replacement : isShaped(font) ? segment.replaceAll(unseenButJoiners, '') : seen
    if (last?.font === font && last.level === level) last.text += shown
    else runs.push({ text: shown, font, level })
  }
  return runs.length === 0 ? [{ text: '', font: caddie, level: 0 }] : runs
}

function latinOf(text: string): typeof caddie | typeof roboto {
  for (const character of text) {
    const code = codeOf(character)
    if (!isIn(caddie, code) && isIn(roboto, code)) return roboto
  }
  return caddie
}

/** The Latin font of the text, or the other Latin one, or the single font that has every character of the segment. */
function fontOf(segment: string, latin: typeof caddie | typeof roboto): string | undefined {
  const codes = [...segment].map(codeOf)
  const other = latin === caddie ? roboto : caddie
  const found = ([latin, other] as const).find(font => codes.every(code => isIn(font, code)))
  if (found !== undefined) return found
  const fonts = new Set(codes.map(code => familyOf(code)))
  const [font] = fonts
  return fonts.size === 1 ? font : undefined
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
