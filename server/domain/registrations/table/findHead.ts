import { isEmail } from '../../../../contract/formats.ts'
import { meaningOf } from './headings/meaningOf.ts'
import { indexWritten } from './indexWritten.ts'
import type { Row } from './rowsOfText.ts'

const firstRows = 10

/** The row with the headings, among the first ten: undefined where no row reads like one. */
export function findHead(rows: readonly Row[]): Row | undefined {
  const rated = rows.slice(0, firstRows).map((row, at) => ({ row, known: rating(row, rows.slice(at + 1)) }))
  const most = Math.max(0, ...rated.map(({ known }) => known))
  return most === 0 ? undefined : rated.find(({ known }) => known === most)?.row
}

/** How many cells of a row are headings that we know; 0 where it is a line of the list all the same. */
function rating({ cells }: Row, below: readonly Row[]): number {
  const filled = cells.filter(cell => cell.trim() !== '')
  if (filled.some(isValue)) return 0
  const meanings = filled.flatMap(cell => (cell.trim().length > 1 ? (meaningOf(cell) ?? []) : []))
  const wanted = meanings.filter(({ is, unsure }) => is !== 'other' && !unsure).length
  if (wanted === 0 || meanings.length < filled.length / 4) return 0
  if (wanted >= 2 || meanings.length === filled.length) return meanings.length
  // One word that we know makes a heading where numbers or addresses stand below the others.
  const hasValues = cells.some((_, at) => below.some(row => isValue(row.cells[at] ?? '')))
  return filled.length > 1 && hasValues ? meanings.length : 0
}

function isValue(cell: string): boolean {
  const clean = cell.trim()
  return isEmail(clean) || /^\d{3,}$/.test(clean) || (/^[^\p{L}]*\d/u.test(clean) && indexWritten(clean) !== undefined)
}
