/** Text that always fits its box: whole, on more lines or smaller where it has to be. Lengths in points. */
import { breaksAnywhere } from './fonts.ts'
import { type TextRun, textRuns } from './textRuns.ts'

/** How a text looks. `serif`: only Caddie has one. */
export type Look = { readonly bold?: boolean; readonly serif?: boolean }

/** A part of a line in one font and direction. `units`: its width at size 1. */
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
/** A word that is longer breaks where the line ends; a shorter one rather becomes smaller. */
const longestWord = 16

type Run = { readonly text: string; readonly font: string; readonly rtl: boolean }
/** The glyphs of a text, and its width at size 1. */
export type Measure<Drawn> = (run: Run, look: Look) => { readonly units: number; readonly drawn: Drawn }

export type Fitting<Drawn> = {
  /** All of a text within the box. */
  readonly fit: (
    text: string,
    box: { readonly width: number; readonly height: number },
    style: Look & { readonly size: number },
  ) => Fitted<Drawn>
  /** All of a text in lines of this width, in the order in which they are drawn from left to right. */
  readonly wrap: (text: string, width: number, style: Look & { readonly size: number }) => readonly Line<Drawn>[]
  /** The width of a text on one line. */
  readonly widthOf: (text: string, style: Look & { readonly size: number }) => number
}

/** What a line may end behind, in the order in which it is read. */
type Word<Drawn> = readonly Piece<Drawn>[]

/** A text in words, and as it is drawn on one line. */
type Read<Drawn> = { readonly words: readonly Word<Drawn>[]; readonly units: number; readonly line: () => Line<Drawn> }

/** `measure` is asked once for each text in one look. */
export function createFitting<Drawn>(measure: Measure<Drawn>): Fitting<Drawn> {
  const looks = new Map<string, Reader<Drawn>>()

  function reader({ bold = false, serif = false }: Look): Reader<Drawn> {
    const key = `${bold} ${serif}`
    const found = looks.get(key) ?? createReader(run => measure(run, { bold, serif }))
    looks.set(key, found)
    return found
  }

  return {
    fit(text, { width, height }, { size, ...look }) {
      const { read, shown, lettersOf } = reader(look)
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
      return { size: smaller, lines: lines.map(shown) }
    },
    wrap(text, width, { size, ...look }) {
      const { read, shown, lettersOf } = reader(look)
      const { words, units, line } = read(text)
      return units * size <= width + 0.01 ? [line()] : broken(words, width / size, lettersOf).map(shown)
    },
    widthOf: (text, { size, ...look }) => reader(look).read(text).units * size,
  }
}

type Reader<Drawn> = {
  readonly read: (text: string) => Read<Drawn>
  /** As it is drawn: neighbours of one font and direction are shaped as one, so that joined letters join. */
  readonly shown: (line: Word<Drawn>) => Line<Drawn>
  /** A word in parts between which a line may end where it has no room for all of it. */
  readonly lettersOf: (word: Word<Drawn>) => readonly Word<Drawn>[]
}

/** Reads texts of one look, each once. */
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

  const shown = (line: Word<Drawn>) => reordered(joined(line)).map(piece)

  return {
    shown,
    lettersOf,
    read(text) {
      const known = texts.get(text)
      if (known) return known
      const words = wordsOf(text)
      let line: Line<Drawn> | undefined
      const read = { words, units: unitsOfLine(words.flat()), line: () => (line ??= shown(words.flat())) }
      texts.set(text, read)
      return read
    },
  }
}

const segmenter = new Intl.Segmenter()

/** A run in parts of which each may be the end of a line, except where the next run goes on without a space. */
function partsOf(run: string, font: string): readonly string[] {
  if (breaksAnywhere(font)) return Array.from(segmenter.segment(run), ({ segment }) => segment)
  return run.split(/(?<=[ -])/)
}

function lengthOf(word: Word<unknown>): number {
  return word.reduce((sum, { text }) => sum + text.trimEnd().length, 0)
}

/** The width of a line at size 1; a space at its end needs no room. */
function unitsOfLine(line: readonly Pick<Piece<unknown>, 'text' | 'units'>[]): number {
  const sum = line.reduce((total, { units }) => total + units, 0)
  return line.at(-1)?.text.endsWith(' ') ? sum - spaceUnits : sum
}

/** Of Caddie; those of the other faces differ little. */
const spaceUnits = 0.2

/** Breaks words into lines that are at most so wide; a word that is wider than a line is split. */
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

/** Neighbours of one font and direction as one piece; the space at the end of a line is gone. */
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

/** From left to right: UAX #9, L2. */
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
