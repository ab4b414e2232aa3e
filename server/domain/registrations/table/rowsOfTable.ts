import { cutText } from '../../../../contract/site/cutText.ts'
import { ForeignFileError } from '../../../kernel/foreign/foreignFileError.ts'
import { isWorkbook } from '../../../kernel/table/isWorkbook.ts'
import { readWorkbook, type Sheet } from '../../../kernel/table/readWorkbook.ts'
import { requireTable } from '../../../kernel/table/requireTable.ts'
import { findHead } from './findHead.ts'
import { mostCharacters, mostLines, type Row, rowOf, rowsOfText } from './rowsOfText.ts'
import { type Letters, type TextRead, textOf } from './textOf.ts'

/** A table as somebody gave it: pasted text, or the bytes of a CSV or XLSX file, with what is said of its letters or its sheet. */
export type GivenTable =
  | { readonly text: string }
  | {
      readonly file: Uint8Array
      readonly letters?: Letters
      readonly sheet?: string
      /** How many lines are read; those of a club if left out. */
      readonly mostLines?: number
    }

/** The rows of a table, and what had to be chosen to read them. */
export type RowsRead = {
  readonly rows: readonly Row[]
  /** How the letters of a file of text were read, where nothing in it says so for certain. */
  readonly letters?: Omit<TextRead, 'text'>
  /** The sheets of a workbook, in their order, with the one that was read. */
  readonly sheets?: readonly {
    readonly name: string
    readonly hidden: boolean
    readonly taken: boolean
    readonly rows: number
  }[]
}

/** A cell of a workbook has room for 32,767 characters, and thousands of cells for the same text. */
const mostCellCharacters = 500
const mostSheets = 50

/** The rows of a table. Throws `ForeignFileError`. Runs in the process for foreign files. */
export async function rowsOfTable(given: GivenTable): Promise<RowsRead> {
  if ('text' in given) {
    requireTable(Buffer.from(given.text.slice(0, 200)))
    return { rows: rowsOfText(given.text) }
  }
  requireTable(given.file)
  const { mostLines: most = mostLines } = given
  if (isWorkbook(given.file)) return rowsOfWorkbook(await readWorkbook(given.file), given.sheet, most)
  if (isBinary(given.file)) throw new ForeignFileError('format')
  const { text, ...letters } = textOf(given.file, given.letters)
  // Text has no such characters: what has is a file of some program.
  if (/[^\P{Cc}\P{ASCII}\s]/u.test(text.slice(0, 2000))) throw new ForeignFileError('format')
  return { rows: rowsOfText(text, most), ...(letters.others.length > 0 && { letters }) }
}

/** No letter of any code page is such a byte; in UTF-16 they are parts of letters, and zeros stand among them. */
function isBinary(file: Uint8Array): boolean {
  const first = file.subarray(0, 2000)
  return !first.includes(0) && first.some(byte => byte < 9 || (byte > 13 && byte < 32 && byte !== 26))
}

function rowsOfWorkbook(sheets: readonly Sheet[], wanted: string | undefined, most: number): RowsRead {
  const read = sheets.slice(0, mostSheets).map(sheet => ({ ...sheet, rows: rowsOfSheet(sheet.rows, most) }))
  const taken = read.find(({ name }) => name === wanted) ?? likely(read)
  return {
    rows: taken?.rows ?? [],
    ...(read.length > 1 && {
      sheets: read.map(({ name, hidden, rows }) => ({
        name: cutText(name, 100),
        hidden,
        taken: name === taken?.name,
        rows: rows.length,
      })),
    }),
  }
}

/** The first sheet that people see and that has headings, else the first with a table. */
function likely<One extends { readonly hidden: boolean; readonly rows: readonly Row[] }>(
  sheets: readonly One[],
): One | undefined {
  const isTable = ({ rows }: One) => rows.some(({ cells }) => cells.filter(cell => cell !== '').length > 1)
  const shown = sheets.filter(({ hidden }) => !hidden)
  return (
    shown.find(({ rows }) => findHead(rows) !== undefined && rows.length > 1) ??
    shown.find(isTable) ??
    shown.find(({ rows }) => rows.length > 0) ??
    sheets.find(({ rows }) => rows.length > 0)
  )
}

function rowsOfSheet(rows: Sheet['rows'], most: number): readonly Row[] {
  return rows
    .flatMap((cells, index) => (cells.some(cell => cell.trim() !== '') ? { line: index + 1, cells } : []))
    .slice(0, most + 1)
    .map(({ line, cells }) => {
      const short = withinLine(cells)
      return rowOf(line, short, short.filter(cell => cell !== '').join('  '))
    })
}

/** No more of a row than of a pasted line. */
function withinLine(cells: readonly string[]): readonly string[] {
  let left = mostCharacters
  return cells.map(cell => {
    const kept = cutText(cell, Math.min(left, mostCellCharacters))
    left -= kept.length
    return kept
  })
}
