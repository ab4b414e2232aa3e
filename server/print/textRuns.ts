import { familyOf, latin } from './fonts.ts'

/** A piece of text in one font. */
export type TextRun = { readonly text: string; readonly font: string }

/** Stands for a character that no font has. */
const replacement = '\u{fffd}'
/** Marks of direction, joiners and selectors of variants: they have no glyph. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/**
 * A text in pieces of one font each. What a person sees as one character stays together: it is printed by the first font that
 * has all of it, else as the replacement character. Text from right to left has no font and is replaced, in its logical order.
 */
export function textRuns(text: string): readonly TextRun[] {
  if (/^[\u0020-\u007e]*$/.test(text)) return [{ text, font: latin }]
  const runs: { text: string; font: string }[] = []
  for (const { segment } of new Intl.Segmenter().segment(text.normalize('NFC'))) {
    const seen = segment.replaceAll(unseen, '')
    if (seen === '') continue
    const font = fontOf(seen)
    const last = runs.at(-1)
    const shown = font === undefined ? replacement : seen
    if (last?.font === (font ?? latin)) last.text += shown
    else runs.push({ text: shown, font: font ?? latin })
  }
  return runs.length === 0 ? [{ text: '', font: latin }] : runs
}

function fontOf(segment: string): string | undefined {
  const fonts = new Set([...segment].map(character => familyOf(character.codePointAt(0) ?? 0)))
  const [font] = fonts
  return fonts.size === 1 ? font : undefined
}
