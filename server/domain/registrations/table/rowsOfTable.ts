import { isWorkbook } from '../../../kernel/table/isWorkbook.ts'
import { readWorkbook } from '../../../kernel/table/readWorkbook.ts'
import { mostCharacters, mostLines, type Row, rowOf, rowsOfText } from './rowsOfText.ts'

/** A table as somebody gave it: pasted text, or the bytes of a CSV or XLSX file. */
export type GivenTable = { readonly text: string } | { readonly file: Uint8Array }

/** A cell of a workbook has room for 32,767 characters, and thousands of cells for the same text. */
const mostCellCharacters = 500

/** The rows of a table. Throws `ForeignFileError`. Runs in the process for foreign files. */
export async function rowsOfTable(given: GivenTable): Promise<readonly Row[]> {
  if ('text' in given) return rowsOfText(given.text)
  if (!isWorkbook(given.file)) return rowsOfText(textOf(given.file))
  const rows = await readWorkbook(given.file)
  return rows
    .flatMap((cells, index) => (cells.some(cell => cell.trim() !== '') ? { line: index + 1, cells } : []))
    .slice(0, mostLines + 1)
    .map(({ line, cells }) => {
      const short = withinLine(cells)
      return rowOf(line, short, short.join('  '))
    })
}

/** No more of a row than of a pasted line. */
function withinLine(cells: readonly string[]): readonly string[] {
  let left = mostCharacters
  return cells.map(cell => {
    const kept = cell.slice(0, Math.min(left, mostCellCharacters))
    left -= kept.length
    return kept
  })
}

/** UTF-8, or what spreadsheets of the western world write where it is none. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
