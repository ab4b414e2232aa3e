import papaparse from 'papaparse'
import { cutText } from '../../../../contract/site/cutText.ts'
import { meaningOf } from './headings/meaningOf.ts'
import { indexWritten } from './indexWritten.ts'
import { numbered } from './peopleInLine.ts'

/** A table that somebody pasted or has in a file: its rows, each with the number of its line. */
export type Row = { readonly line: number; readonly text: string; readonly cells: readonly string[] }

/** What nobody needs: more lines are refused, further columns and the rest of a long line are left aside. */
export const mostLines = 1000
const mostColumns = 60
export const mostCharacters = 5000

/**
 * The rows of pasted text, by the separator that most lines have: tab, semicolon, bar or comma, or the one that a first line
 * `sep=;` names, or by their places below a heading. Quotes come before lines: a note with a line break is one cell. Where
 * nothing holds the lines together, each is one cell: a line as people write it. Empty lines are left out. Of more than `most` rows the first one too many
 * is the last.
 */
export function rowsOfText(text: string, most = mostLines): readonly Row[] {
  const clean = text.replace(/^\uFEFF/, '').replaceAll(/\r\n|\r|[\u0085\u2028\u2029]/g, '\n')
  const [, named, rest = clean] = /^\s*"?sep=(.)"?[^\n]*\n([\s\S]*)$/i.exec(clean) ?? []
  const before = clean.slice(0, clean.length - rest.length).split('\n').length - 1
  const held = named === undefined ? separatorOf(rest) : { separator: named }
  const rows =
    held === undefined ? rowsOfLines(rest) : held.separator === '  ' ? rowsOfPlaces(rest) : rowsOfCells(rest, held)
  return rows
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
    .slice(0, most + 1)
    .map(({ line, cells, text: whole }) => rowOf(line + before, cells, whole))
}

/** A row of these cells; `text`: how its line is shown. */
export function rowOf(line: number, cells: readonly string[], text: string): Row {
  return { line, text: cutText(oneLine(text), 500), cells: cells.slice(0, mostColumns).map(oneLine) }
}

/** A cell of a workbook may have several lines, and pasted text anything: what cannot be seen is a space. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200b\u2060\ufeff]+|\u00a0/gu, ' ').trim()
}

function rowsOfLines(text: string): readonly Row[] {
  return text.split('\n').map((line, at) => {
    const short = cutText(line, mostCharacters)
    return { line: at + 1, text: short, cells: [short] }
  })
}

/** By what the cells of a text are parted; `width`: of the table, where commas may also stand in numbers. */
type Held = { readonly separator: string; readonly width?: number }

/** The text cut at separators; where a quote is left open, line by line, so that no line is lost behind it. */
function rowsOfCells(text: string, { separator: delimiter, width }: Held): readonly Row[] {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, newline: '\n' })
  if (errors.some(({ type }) => type === 'Quotes')) return rowsOfLines(text).map(row => cellsOfLine(row, delimiter))
  let line = 1
  return data.map(cells => {
    const row = {
      line,
      text: cutText(cells.join(spacedDelimiter(delimiter)), mostCharacters),
      cells: whole(cells.map(short), width),
    }
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
    return row
  })
}

/** What was cut at a comma of its own is put together again where a row has more cells than the table. */
function whole(cells: readonly string[], width = Number.POSITIVE_INFINITY): readonly string[] {
  if (cells.length <= width) return cells
  const at = cells.findIndex((cell, place) => isOneCell(cell, cells[place + 1] ?? ''))
  if (at < 0) return cells
  return whole([...cells.slice(0, at), `${cells[at]},${cells[at + 1]}`, ...cells.slice(at + 2)], width)
}

/** `12` and `4`, or `Tom Baker` and ` Jr.` */
function isOneCell(cell: string, next: string): boolean {
  const isNumber = /^\s*(?:\p{L}+[.:]? )?[+-]?\d{1,2}$/u.test(cell) && /^\d[A-Z+]{0,2}\s*$/i.test(next)
  return isNumber || (/\p{L}/u.test(cell) && /^\s*(jr|sr|jnr|snr|ii|iii|iv)\.?\s*$/i.test(next))
}

function cellsOfLine(row: Row, delimiter: string): Row {
  const { data, errors } = papaparse.parse<string[]>(row.text, { delimiter })
  return { ...row, cells: errors.some(({ type }) => type === 'Quotes') ? row.text.split(delimiter) : (data[0] ?? []) }
}

/** The cells of a table that is held together by spaces: each below the heading at whose place it begins, if some are left out. */
function rowsOfPlaces(text: string): readonly Row[] {
  const rows = rowsOfLines(text)
  const head = rows.find(row => isHeading(cellsWithPlaces(row.text).map(({ cell }) => cell)))
  const places = cellsWithPlaces(head?.text ?? '').map(({ at }) => at)
  return rows.map(row => {
    const cells = cellsWithPlaces(row.text)
    if (cells.length >= places.length) return { ...row, cells: cells.map(({ cell }) => cell) }
    const below = places.map((from, place) =>
      cells.filter(
        ({ at }) => at >= (place === 0 ? 0 : from - 1) && at < (places[place + 1] ?? Number.POSITIVE_INFINITY) - 1,
      ),
    )
    return { ...row, cells: below.map(own => own.map(({ cell }) => cell).join(' ')) }
  })
}

function cellsWithPlaces(text: string): readonly { readonly at: number; readonly cell: string }[] {
  return [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index: at }) => ({ at, cell }))
}

function short(cell: string): string {
  return cutText(cell, mostCharacters)
}

function spacedDelimiter(delimiter: string): string {
  return delimiter === '\t' ? '  ' : delimiter === ',' ? ', ' : `${delimiter} `
}

/** What holds the lines together: a separator, two spaces where the cells have places below a heading, or nothing. */
function separatorOf(text: string): Held | undefined {
  const lines = linesOutsideQuotes(text)
  const [headed] = separators
    .map(separator => ({ separator, ...headingIn(lines, separator) }))
    .filter(({ known }) => known >= 2)
    .toSorted((one, other) => other.known - one.known)
  if (headed)
    return headed.separator === ',' ? { separator: ',', width: headed.width } : { separator: headed.separator }
  // A comma is the last guess: there is also one in "Abreu, Marta" and in 12,4.
  const separator = separators.find(one => one !== ',' && isHeld(lines, one))
  if (separator !== undefined) return { separator }
  const isSpaced = lines.slice(0, 10).some(line => isHeading(cellsWithPlaces(line).map(({ cell }) => cell)))
  const width = listWidth(lines)
  return width === undefined ? (isSpaced ? { separator: '  ' } : undefined) : { separator: ',', width }
}

const separators = ['\t', ';', '|', ','] as const

/** How many headings that we know the best of the first lines has where it is cut at this separator, and how many cells. */
function headingIn(lines: readonly string[], separator: string): { readonly known: number; readonly width: number } {
  const cut = lines.slice(0, 10).map(line => line.split(separator))
  const rated = cut.map(cells => ({ known: isHeading(cells) ? knownIn(cells) : 0, width: cells.length }))
  return rated.reduce((best, one) => (one.known > best.known ? one : best), { known: 0, width: 0 })
}

/** Most lines have it, from the first that does to the last: titles before and totals after need none. */
function isHeld(lines: readonly string[], separator: string): boolean {
  const having = lines.map(line => line.includes(separator))
  const held = lines.slice(having.indexOf(true), having.lastIndexOf(true) + 1)
  const count = having.filter(Boolean).length
  return count >= held.length * 0.6 && count >= lines.length * 0.3 && count > 0
}

/** The first lines of a text; what is quoted is left out of them, with its line breaks. */
function linesOutsideQuotes(text: string): readonly string[] {
  return text
    .slice(0, 200_000)
    .replaceAll(/(^|[\t;|,\n])"(?:[^"]|"")*"/g, (whole, before: string) =>
      /[\t;|,\n]/.test(whole.slice(1)) ? `${before}"` : whole,
    )
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, 200)
}

/**
 * How many cells commas part in a line without a heading, if they part cells: each line has as many, not counting those in numbers,
 * and what they part is more than the two halves of a name.
 */
function listWidth(lines: readonly string[]): number | undefined {
  const parts = lines.map(line => line.replaceAll(/(?<=\d),(?=\d(?!\d))/g, '.').split(','))
  const counts = parts.map(({ length }) => length)
  const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 1
  const like = counts.filter(count => count > 1 && Math.abs(count - usual) <= 1).length
  if (usual < 2 || like < lines.length * 0.8) return undefined
  // "Marta Abreu 12.4, Rui Costa 7" are lines as people write them.
  if (parts.some(([first = '']) => isNameAndNumber(first))) return undefined
  // So is "Abreu, Marta, 12.4": the last name is the first, which cells would not say.
  if (usual === 3 && lines.every(isNameInTwoParts)) return undefined
  if (usual > 2) return usual
  // "Marta Abreu,12.4" has cells, "Abreu, Marta" and "Abreu, Marta 12.4" a name.
  return parts.filter(([, second = '']) => isCell(second.trim())).length > parts.length / 2 ? usual : undefined
}

function isNameAndNumber(text: string): boolean {
  const letter = text.search(/\p{L}/u)
  return letter >= 0 && /\s[(+-]?\d/.test(text.slice(letter))
}

/** `Abreu, Marta, hcp 12.4` */
function isNameInTwoParts(line: string): boolean {
  const [last = '', first = '', index = '', ...more] = numbered(line).rest.split(', ')
  const isWord = (text: string) => /\p{L}/u.test(text) && !/[\d,]/.test(text)
  return more.length === 0 && isWord(last) && isWord(first) && /\d/.test(index) && indexWritten(index) !== undefined
}

function isCell(text: string): boolean {
  const isAddress = text.includes('@') && !text.includes(' ')
  return isAddress || /^(?:[+-]?\d[\d.]*[A-Z+]?|[mfwdh]|n\/?a|nh|)$/i.test(text)
}

function isHeading(cells: readonly string[]): boolean {
  return cells.length > 1 && knownIn(cells) >= 2 && cells.some(cell => meaningIn(cell)?.is !== 'other')
}

function knownIn(cells: readonly string[]): number {
  return cells.filter(cell => meaningIn(cell) !== undefined).length
}

function meaningIn(cell: string) {
  return meaningOf(cell.replaceAll('"', ''))
}
