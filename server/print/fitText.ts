/** Text that always fits its box: complete, on more lines or smaller where necessary. Lengths in points. */
import { breaksAnywhere } from './fonts.ts'
import { type TextRun, textRuns } from './textRuns.ts'

/** How a text looks. `serif`: only Caddie has one. */
export type Typeface = { readonly bold?: boolean; readonly serif?: boolean }

/** Part of a line in one font and direction. `level` is its bidi level, `units` its width at size 1. */
export type Piece<Drawn> = {
  readonly text: string
  readonly font: string
  readonly level: number
  readonly units: number
  readonly drawn: Drawn
}
export type Line<Drawn> = readonly Piece<Drawn>[]
export type Fitted<Drawn> = { readonly size: number; readonly lines: readonly Line<Drawn>[] }

export const lineHeight = 1.18
const leastSize = 3
/** A longer word is broken at the end of a line; for a shorter one the text becomes smaller instead. */
const longestWord = 16

type Run = { readonly text: string; readonly font: string; readonly rtl: boolean }
/** Shapes a text: returns its glyphs, and its width at size 1. */
export type Measure<Drawn> = (run: Run, look: Typeface) => { readonly units: number; readonly drawn: Drawn }

export type Fitting<Drawn> = {
  /** A text so that all of it fits the box. */
  readonly fit: (
    text: string,
    box: { readonly width: number; readonly height: number },
    style: Typeface & { readonly size: number },
  ) => Fitted<Drawn>
  /** A text in lines of at most this width; the pieces of a line are in the order in which they are drawn, from left to right. */
  readonly wrap: (text: string, width: number, style: Typeface & { readonly size: number }) => readonly Line<Drawn>[]
  /** The width of a text on one line. */
  readonly widthOf: (text: string, style: Typeface & { readonly size: number }) => number
}

/** A unit after which a line may end; its pieces are in reading order. */
type Word<Drawn> = readonly Piece<Drawn>[]

/** A text as words, and as a single line ready to draw. */
type Read<Drawn> = { readonly words: readonly Word<Drawn>[]; readonly units: number; readonly line: () => Line<Drawn> }

/** Fits texts by the measurements of `measure`, which is called once for each text and look. */
export function createFitting<Drawn>(measure: Measure<Drawn>): Fitting<Drawn> {
  const looks = new Map<string, Reader<Drawn>>()

  function reader({ bold = false, serif = false }: Typeface): Reader<Drawn> {
    const key = `${bold} ${serif}`
    const found = looks.get(key) ?? createReader(run => measure(run, { bold, serif }))
    looks.set(key, found)
    return found
  }

  return {
    fit(text, { width, height }, { size, ...look }) {
      const { read, inOrder, lettersOf } = reader(look)
      const { words, units, line } = read(text)
      const isFree = size * lineHeight <= height + 0.01 && units * size <= width + 0.01
      if (isFree) return { size, lines: [line()] }
      const fits = (tried: number, lines: readonly Word<Drawn>[]) =>
        lines.length * tried * lineHeight <= height + 0.01 &&
        lines.every(one => unitsOfLine(one) * tried <= width + 0.01)
      let smaller = size
      const longWords = (word: Word<Drawn>) => (lengthOf(word) > longestWord ? lettersOf(word) : [word])
      let lines = broken(words, width / size, longWords)
      while (!fits(smaller, lines) && smaller > leastSize) {
        smaller -= 0.5
        lines = broken(words, width / smaller, longWords)
      }
      return { size: smaller, lines: lines.map(inOrder) }
    },
    wrap(text, width, { size, ...look }) {
      const { read, inOrder, lettersOf } = reader(look)
      const { words, units, line } = read(text)
      return units * size <= width + 0.01 ? [line()] : broken(words, width / size, lettersOf).map(inOrder)
    },
    widthOf: (text, { size, ...look }) => reader(look).read(text).units * size,
  }
}

type Reader<Drawn> = {
  readonly read: (text: string) => Read<Drawn>
  /** A line ready to draw: neighbours in one font and direction are shaped together, so that letters join. */
  readonly inOrder: (line: Word<Drawn>) => Line<Drawn>
  /** A word that is too long for a line, in parts between which the line may end. */
  readonly lettersOf: (word: Word<Drawn>) => readonly Word<Drawn>[]
}

/** Reads texts in one look, each text once. */
function createReader<Drawn>(measure: (run: Run) => { readonly units: number; readonly drawn: Drawn }): Reader<Drawn> {
  const texts = new Map<string, Read<Drawn>>()
  const pieces = new Map<string, Piece<Drawn>>()

  function piece({ text, font, level }: TextRun): Piece<Drawn> {
    const key = `${font} ${level} ${text}`
    const found = pieces.get(key) ?? { text, font, level, ...measure({ text, font, rtl: level % 2 === 1 }) }
    pieces.set(key, found)
    return found
  }

  function wordsOf(text: string): readonly Word<Drawn>[] {
    const words: Piece<Drawn>[][] = []
    let isOpen = false
    for (const { text: run, font, level } of textRuns(text)) {
      for (const part of partsOf(run, font)) {
        const last = words.at(-1)
        if (last && isOpen && !breaksAnywhere(font)) last.push(piece({ text: part, font, level }))
        else words.push([piece({ text: part, font, level })])
        isOpen = !/[ -]$/.test(part) && !breaksAnywhere(font)
      }
    }
    return words
  }

  function lettersOf(word: Word<Drawn>): readonly Word<Drawn>[] {
    return word.flatMap(({ text, font, level }) =>
      Array.from(segmenter.segment(text), ({ segment }) => [piece({ text: segment, font, level })]),
    )
  }

  const inOrder = (line: Word<Drawn>) => reordered(joined(line)).map(piece)

  return {
    inOrder,
    lettersOf,
    read(text) {
      const known = texts.get(text)
      if (known) return known
      const words = wordsOf(text)
      let line: Line<Drawn> | undefined
      const read = { words, units: unitsOfLine(words.flat()), line: () => (line ??= inOrder(words.flat())) }
      texts.set(text, read)
      return read
    },
  }
}

const segmenter = new Intl.Segmenter()

/** A run in parts after which a line may end, unless the next run follows without a space. */
function partsOf(run: string, font: string): readonly string[] {
  if (breaksAnywhere(font)) return Array.from(segmenter.segment(run), ({ segment }) => segment)
  return run.split(/(?<=[ -])/)
}

function lengthOf(word: Word<unknown>): number {
  return word.reduce((sum, { text }) => sum + text.trimEnd().length, 0)
}

/** The width of a line at size 1, without the space at its end. */
function unitsOfLine(line: readonly Pick<Piece<unknown>, 'text' | 'units'>[]): number {
  const sum = line.reduce((total, { units }) => total + units, 0)
  return line.at(-1)?.text.endsWith(' ') ? sum - spaceUnits : sum
}

/** The space of Caddie; those of the other faces differ little. */
const spaceUnits = 0.2

/** Breaks words into lines of at most this width; a word that is wider than a line is split. */
function broken<Drawn>(
  words: readonly Word<Drawn>[],
  most: number,
  split: (word: Word<Drawn>) => readonly Word<Drawn>[],
): readonly Word<Drawn>[] {
  const lines: Piece<Drawn>[][] = [[]]
  for (const word of words.flatMap(one => (unitsOfLine(one) > most ? split(one) : [one]))) {
    const line = lines.at(-1) ?? []
    if (line.length > 0 && unitsOfLine([...line, ...word]) > most) lines.push([...word])
    else line.push(...word)
  }
  return lines
}

/** Joins neighbours of one font and direction, and drops the space at the end of the line. */
function joined(line: readonly TextRun[]): readonly TextRun[] {
  const pieces: TextRun[] = []
  for (const piece of line) {
    const last = pieces.at(-1)
    if (last?.font === piece.font && last.level === piece.level)
      pieces.splice(-1, 1, { ...last, text: last.text + piece.text })
    else pieces.push(piece)
  }
  const last = pieces.at(-1)
  return last === undefined ? [] : [...pieces.slice(0, -1), { ...last, text: last.text.trimEnd() }]
}

/** The runs in visual order, from left to right: UAX #9, L2. */
function reordered(line: readonly TextRun[]): readonly TextRun[] {
  const pieces = [...line]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    let start = 0
    while (start < pieces.length) {
      let end = start
      while ((pieces[end]?.level ?? -1) >= level) end++
      if (end > start + 1) pieces.splice(start, end - start, ...pieces.slice(start, end).toReversed())
      start = end + 1
    }
  }
  return pieces
}
