/** Text as outlines, for pictures: the fonts, the shaping and the order of the printouts, without a font in the picture. */
import { createFitting, type Fitting, type Typeface } from './fitText.ts'
import { caddie, fontFiles } from './fonts.ts'
import { openShaper, type Shaped, type Shaper } from './shaper.ts'

/** A text in a picture: `x` and `y` of its baseline, at its middle when `centred`; the width that it may take. */
export type OutlinedText = Typeface & {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly centred?: boolean
}

export type TextOutline = {
  /** The data of an SVG path that draws a text on one line; one that is too wide is smaller, and cut where that is not enough. */
  readonly line: (text: OutlinedText) => string
  /** A text in at most `most` lines of this width; the last one ends in an ellipsis where something is left out. */
  readonly lines: (
    text: string,
    width: number,
    look: Typeface & { readonly size: number },
    most: number,
  ) => readonly string[]
}

const files = fontFiles()
const smallest = 0.7

/** Opens the fonts; the library is loaded on first use. */
export async function openTextOutline(): Promise<TextOutline> {
  const shaper = await openShaper()
  const fitting = createFitting(({ text, font, rtl }, look) => {
    const features = font === caddie && look.serif ? ['ss01'] : []
    const drawn = shaper.shape(text, { file: fileOf(font, look), rtl, features })
    return { units: drawn.units, drawn }
  })
  return {
    line: outlined => drawLine(shaper, fitting, outlined),
    lines(text, width, look, most) {
      const words = text.split(/\s+/).filter(Boolean)
      const lines: string[] = []
      while (words.length > 0 && lines.length < most) {
        let line = words.shift() ?? ''
        while (words[0] !== undefined && fitting.widthOf(`${line} ${words[0]}`, look) <= width)
          line += ` ${words.shift()}`
        lines.push(line)
      }
      return words.length === 0 ? lines : [...lines.slice(0, -1), `${lines.at(-1)}…`]
    },
  }
}

function drawLine(
  shaper: Shaper,
  fitting: Fitting<Shaped>,
  { text, x, y, size, width, centred, ...look }: OutlinedText,
) {
  const shown = shortened(fitting, text, width, { ...look, size: size * smallest })
  const fits = Math.min(size, (size * width) / fitting.widthOf(shown, { ...look, size }))
  const [pieces = []] = fitting.wrap(shown, Number.POSITIVE_INFINITY, { ...look, size: fits })
  let left = centred ? x - fitting.widthOf(shown, { ...look, size: fits }) / 2 : x
  const paths: string[] = []
  for (const { font, drawn } of pieces) {
    const file = fileOf(font, look)
    for (const glyph of drawn.glyphs) {
      paths.push(shaper.outline(file, glyph.id, { x: left + glyph.x * fits, y: y - glyph.y * fits, size: fits }))
      left += glyph.advance * fits
    }
  }
  return paths.join('')
}

/** The text itself when it fits, else as many of its characters as do, with an ellipsis. */
function shortened(
  fitting: Fitting<Shaped>,
  text: string,
  width: number,
  style: Typeface & { readonly size: number },
): string {
  if (fitting.widthOf(text, style) <= width) return text
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  const fits = (count: number) => fitting.widthOf(`${characters.slice(0, count).join('').trimEnd()}…`, style) <= width
  let count = characters.length - 1
  while (count > 1 && !fits(count)) count--
  return `${characters.slice(0, count).join('').trimEnd()}…`
}

function fileOf(font: string, { bold = false }: Typeface): string {
  const [normal = '', heavy = ''] = files[font] ?? []
  return bold ? heavy : normal
}
