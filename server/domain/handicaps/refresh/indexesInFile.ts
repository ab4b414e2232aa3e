import papaparse from 'papaparse'
import { isWorkbook } from '../../../kernel/table/isWorkbook.ts'
import { readWorkbook } from '../../../kernel/table/readWorkbook.ts'
import { requireTable } from '../../../kernel/table/requireTable.ts'
import type { SourceRow } from './handicapSource.ts'
import { reportedIndexes } from './reportedIndexes.ts'

/**
 * The indexes in a file of a provider: CSV in UTF-8 with commas, semicolons or tabs, or the first sheet of an XLSX workbook that
 * is not hidden.
 * Throws `ForeignFileError`. Runs in the process for foreign files.
 */
export async function indexesInFile(bytes: Uint8Array): Promise<readonly SourceRow[]> {
  requireTable(bytes)
  if (!isWorkbook(bytes)) return reportedIndexes(csvRows(bytes))
  const sheets = await readWorkbook(bytes)
  return reportedIndexes(sheets.find(({ hidden }) => !hidden)?.rows ?? [])
}

function csvRows(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = new TextDecoder().decode(bytes)
  const [head = ''] = text.split(/\r?\n/, 1)
  // Not guessed by the library: with decimal commas, rows have more commas than columns.
  const delimiter = ['\t', ';'].find(candidate => head.includes(candidate)) ?? ','
  return papaparse.parse<string[]>(text, { delimiter }).data
}
