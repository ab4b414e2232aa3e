/** Text that always fits its box: whole, on more lines or smaller where it has to be. Lengths in points. */
import { type FontFiles, fontFiles, latin } from './fonts.ts'
import { textRuns } from './textRuns.ts'

/** A part of a line in one font. `units`: its width at size 1. */
export type Piece = { readonly text: string; readonly font: string; readonly units: number }
export type Fitted = { readonly size: number; readonly lines: readonly (readonly Piece[])[] }

export const lineHeight = 1.18
const leastSize = 3
/** A word that is longer may break anywhere. */
const longestWord = 16

export type Fitting = {
  /** The file of a font. */
  readonly file: (font: string, bold: boolean) => string
  readonly fit: (
    text: string,
    box: { readonly width: number; readonly height: number },
    style: { readonly size: number; readonly bold?: boolean },
  ) => Fitted
}

/** `measure`: the width of a text at size 1, in the font of this file. */
export function createFitting(measure: (text: string, file: string) => number): Fitting {
  const files = fontFiles()
  const widths = new Map<string, number>()
  const file = (font: string, bold: boolean) => {
    const { normal, bold: heavy } = files[font] as FontFiles
    return bold ? heavy : normal
  }

  function unitsOf(text: string, font: string, bold: boolean): number {
    const key = `${font} ${bold} ${text}`
    const units = widths.get(key) ?? measure(text, file(font, bold))
    widths.set(key, units)
    return units
  }

  function piecesOf(text: string, bold: boolean): readonly Piece[] {
    return textRuns(text).flatMap(({ text: run, font }) => {
      const words = font === latin ? run.split(/(?<= )/) : [...run]
      return words
        .flatMap(word => (word.length > longestWord ? [...word] : [word]))
        .map(part => ({ text: part, font, units: unitsOf(part, font, bold) }))
    })
  }

  return {
    file,
    fit(text, { width, height }, { size, bold = false }) {
      const pieces = piecesOf(text, bold)
      const fits = ({ size: tried, lines }: Fitted) =>
        lines.length * tried * lineHeight <= height + 0.01 &&
        lines.every(line => unitsOfLine(line) * tried <= width + 0.01)
      let fitted: Fitted = { size, lines: wrap(pieces, width / size) }
      while (!fits(fitted) && fitted.size > leastSize) {
        const smaller = fitted.size - 0.5
        fitted = { size: smaller, lines: wrap(pieces, width / smaller) }
      }
      return { ...fitted, lines: fitted.lines.map(joined) }
    },
  }
}

/** The width of a line at size 1; a space at its end needs no room. */
export function unitsOfLine(line: readonly Piece[]): number {
  const sum = line.reduce((total, { units }) => total + units, 0)
  return line.at(-1)?.text.endsWith(' ') ? sum - spaceUnits : sum
}

const spaceUnits = 0.2475

/** Breaks pieces into lines that are at most so wide, where one piece allows it. */
function wrap(pieces: readonly Piece[], most: number): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    const line = lines.at(-1) ?? []
    if (line.length > 0 && unitsOfLine([...line, piece]) > most) lines.push([piece])
    else line.push(piece)
  }
  return lines
}

/** Neighbours of one font as one piece. */
function joined(line: readonly Piece[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const piece of line) {
    const last = pieces.at(-1)
    if (last?.font === piece.font)
      pieces.splice(-1, 1, { ...last, text: last.text + piece.text, units: last.units + piece.units })
    else pieces.push(piece)
  }
  return pieces
}
