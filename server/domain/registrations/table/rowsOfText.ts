import papaparse from 'papaparse'
import { isWorkbook, readWorkbook } from '../../../kernel/table/readWorkbook.ts'

/** A table that somebody pasted or has in a file: its rows, each with the number of its line. */
export type Row = { readonly line: number; readonly text: string; readonly cells: readonly string[] }

/** The rows of pasted text, by the separator that most lines have: tab, semicolon, comma or several spaces. Empty lines are left out. */
export function rowsOfText(text: string): readonly Row[] {
  const clean = text.replace(/^\uFEFF/, '')
  const lines = clean.split(/\r\n|\n|\r/)
  const separator = separatorOf(lines.filter(line => line.trim() !== ''))
  return lines.flatMap((line, index) =>
    line.trim() === ''
      ? []
      : [
          {
            line: index + 1,
            text: line
              .replaceAll(/\p{Cc}+/gu, '  ')
              .trim()
              .slice(0, 500),
            cells: cellsOf(line, separator),
          },
        ],
  )
}

/** The rows of a CSV or XLSX file. Throws `WorkbookError`. */
export async function rowsOfFile(bytes: Buffer): Promise<readonly Row[]> {
  if (!isWorkbook(bytes)) return rowsOfText(textOf(bytes))
  const rows = await readWorkbook(bytes)
  return rows.flatMap((row, index) => {
    const cells = row.map(oneLine)
    return cells.every(cell => cell === '') ? [] : [{ line: index + 1, text: cells.join('  ').slice(0, 500), cells }]
  })
}

/** UTF-8, or what spreadsheets of the western world write where it is none. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A cell of a workbook may have several lines, and pasted text anything: what cannot be seen is a space. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

const separators = ['\t', ';', '|', ','] as const

function separatorOf(lines: readonly string[]): string {
  // A comma is the last guess: it also stands in "Abreu, Marta" and in 12,4.
  const found = separators.find(separator => {
    const having = lines.filter(line => line.includes(separator)).length
    return having > 0 && having >= lines.length * 0.6
  })
  if (found !== ',') return found ?? 'spaces'
  // In "Abreu, Marta" the comma belongs to the name; in "12,4" to the number.
  const isList = lines.some(line => /,(?=\S*@)|,.*,/.test(line.replaceAll(/\d,\d/g, '')))
  return isList ? ',' : 'spaces'
}

function cellsOf(line: string, separator: string): readonly string[] {
  if (separator === 'spaces') return spacedCells(line)
  const [cells = []] = papaparse.parse<string[]>(line, { delimiter: separator }).data
  return cells.map(oneLine)
}

/** Columns of a text without separators: two spaces or more, and numbers that stand at the end or between two names. */
function spacedCells(line: string): readonly string[] {
  return line
    .trim()
    .split(/\s{2,}/)
    .flatMap(part => part.split(/\s+(?=[+-]?\d{1,2}(?:[.,]\d)?(?:\s|$))|(?<=\s[+-]?\d{1,2}(?:[.,]\d)?)\s+/))
    .map(oneLine)
    .filter(cell => cell !== '')
}
