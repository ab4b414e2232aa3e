import papaparse from 'papaparse'
import { isWorkbook, readWorkbook } from '../../../kernel/table/readWorkbook.ts'
import type { HandicapSource } from './handicapSource.ts'
import { reportedIndexes } from './reportedIndexes.ts'

/** The indexes in a file of a provider: CSV in UTF-8 with commas, semicolons or tabs, or the first sheet of an XLSX workbook. */
export function fileSource(name: string, bytes: Buffer): HandicapSource {
  return {
    name,
    read: async () => reportedIndexes(isWorkbook(bytes) ? await readWorkbook(bytes) : csvRows(bytes)),
  }
}

function csvRows(bytes: Buffer): readonly (readonly string[])[] {
  const text = new TextDecoder().decode(bytes)
  const [head = ''] = text.split(/\r?\n/, 1)
  // Not guessed by the library: with decimal commas, rows have more commas than columns.
  const delimiter = ['\t', ';'].find(candidate => head.includes(candidate)) ?? ','
  return papaparse.parse<string[]>(text, { delimiter }).data
}
