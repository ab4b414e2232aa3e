import { csvLine } from '../../contract/site/csvLine.ts'
import { saveFile } from './saveFile.ts'

/** Money that a spreadsheet can add up. */
export type Amount = { readonly cents: number }
export type Cell = string | number | Amount | null | undefined
/** Lines of cells; the first has the names of the columns. */
export type Table = readonly (readonly Cell[])[]

export const tableFormats = ['xlsx', 'csv'] as const
export type TableFormat = (typeof tableFormats)[number]

/** Saves a table as a file for spreadsheets. */
export async function saveTable(name: string, table: Table, format: TableFormat): Promise<void> {
  saveFile(`${name.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.${format}`, await fileOf(table, format))
}

/** A table as a file for spreadsheets. */
export async function fileOf(table: Table, format: TableFormat): Promise<Blob> {
  return format === 'xlsx' ? await workbookOf(table) : csvOf(table)
}

function csvOf(table: Table): Blob {
  // Spreadsheets take a text without the mark of its letters for one of their own country.
  const text = `\ufeff${table.map(line => csvLine(line.map(textOf))).join('\r\n')}\r\n`
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}

/** The library is loaded by whoever wants such a file. Its build for browsers zips in a worker of a made-up address, which our pages forbid. */
async function workbookOf([head = [], ...lines]: Table): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map(line => String(textOf(line[at]) ?? '').length)))
  return await write(
    [
      head.map(cell => ({ value: String(textOf(cell) ?? ''), fontWeight: 'bold' as const })),
      ...lines.map(line => line.map(cellOf)),
    ],
    { columns: widths.map(width => ({ width: Math.min(60, width + 2) })), stickyRowsCount: 1 },
  ).toBlob()
}

/** Text stays text, also where it looks like a formula. */
function cellOf(cell: Cell) {
  if (cell === null || cell === undefined || cell === '') return null
  if (typeof cell === 'object') return { value: cell.cents / 100, type: Number, format: '0.00' }
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String }
}

function textOf(cell: Cell): Exclude<Cell, Amount> {
  return typeof cell === 'object' && cell !== null ? (cell.cents / 100).toFixed(2) : cell
}
