import papaparse from 'papaparse'
import type { HandicapSource } from './handicapSource.ts'
import { type Cell, reportedIndexes } from './reportedIndexes.ts'

/** The indexes in a file of a provider: CSV in UTF-8 with commas, semicolons or tabs, or the first sheet of an XLSX workbook. */
export function fileSource(name: string, bytes: Buffer): HandicapSource {
  return {
    name,
    read: async () => reportedIndexes(isWorkbook(bytes) ? await sheetRows(bytes) : csvRows(bytes)),
  }
}

/** XLSX is a ZIP archive, which begins with these letters. */
function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
}

async function sheetRows(bytes: Buffer): Promise<readonly (readonly Cell[])[]> {
  // Loaded only when needed: it takes longer than everything else that the command line loads.
  const { readSheet } = await import('read-excel-file/node')
  const rows: readonly (readonly unknown[])[] = await readSheet(bytes)
  return rows.map(row => row.map(cellOf))
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'number' ? value : value === null ? '' : String(value)
}

function csvRows(bytes: Buffer): readonly (readonly Cell[])[] {
  const text = new TextDecoder().decode(bytes)
  const [head = ''] = text.split(/\r?\n/, 1)
  // Not guessed by the library: with decimal commas, rows have more commas than columns.
  const delimiter = ['\t', ';'].find(candidate => head.includes(candidate)) ?? ','
  return papaparse.parse<string[]>(text, { delimiter }).data
}
