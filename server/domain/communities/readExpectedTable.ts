import { said } from '../../../contract/words/say.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import type { ExpectedRows } from './expectedScores.sql.ts'

const mostRows = 1000
const lowest = -100
const highest = 540
const decimal = /^-?\d{1,2}([.,]\d)?$/

/**
 * Reads a table of expected scores: two columns, an index and the differential that it expects over nine holes, with a comma,
 * a semicolon or a tab between them and at most one decimal; a first line of headings is passed over. An index between two
 * lines has what the lower one says, so the table rises and reaches over every index, -10.0 to 54.0.
 */
export function readExpectedTable(text: string): ExpectedRows | { readonly wrong: FieldError } {
  const lines = text.split(/\r?\n/).map(cellsOf)
  const first = /\p{L}/u.test(lines[0]?.[0] ?? '') ? 1 : 0
  const rows: (readonly [number, number])[] = []
  for (const [at, cells] of lines.entries()) {
    if (at < first || cells.join('') === '') continue
    const line = at + 1
    const [index = '', expected = ''] = cells
    if (cells.length !== 2 || !decimal.test(index) || !decimal.test(expected))
      return { wrong: { pointer: '/table', message: said('fields.expectedLine', { line }) } }
    const row = [tenths(index), tenths(expected)] as const
    const before = rows.at(-1)
    if (before && (row[0] <= before[0] || row[1] < before[1]))
      return { wrong: { pointer: '/table', message: said('fields.expectedFalls', { line }) } }
    rows.push(row)
  }
  if (rows.length > mostRows)
    return { wrong: { pointer: '/table', message: said('fields.expectedTooLong', { count: mostRows }) } }
  if ((rows[0]?.[0] ?? 0) > lowest || (rows.at(-1)?.[0] ?? 0) < highest)
    return { wrong: { pointer: '/table', message: said('fields.expectedCovers') } }
  return rows
}

/** A comma is the decimal mark where something else stands between the cells. */
function cellsOf(line: string): readonly string[] {
  const between = /[;\t]/.test(line) ? /[;\t]/ : ','
  return line
    .replace('\ufeff', '')
    .split(between)
    .map(cell => cell.trim())
}

function tenths(cell: string): number {
  return Math.round(Number(cell.replace(',', '.')) * 10)
}
