import type { SourceRow } from '../../handicaps/refresh/handicapSource.ts'
import { indexesOf } from './indexesOf.ts'
import { rowsOfTable } from './rowsOfTable.ts'
import { tableOf } from './tableOf.ts'

/** A provider writes everybody of a country into one file. */
const mostLines = 200_000

/** The indexes in a file of a provider, read as every other list is. Throws `ForeignFileError`. Runs in the process for foreign files. */
export async function indexesInFile(file: Uint8Array): Promise<readonly SourceRow[]> {
  const { rows } = await rowsOfTable({ file, mostLines })
  return rows.length === 0 ? [{ line: 1, problem: { code: 'noLines', values: {} } }] : indexesOf(tableOf(rows))
}
