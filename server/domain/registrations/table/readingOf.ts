import { cutText } from '../../../../contract/site/cutText.ts'
import type { RowsRead } from './rowsOfTable.ts'
import type { TableRead } from './tableOf.ts'

const mostSample = 80

/** What was understood of a table, for whoever brought it. */
export function readingOf({ letters, sheets }: RowsRead, table: TableRead) {
  const { columns, headingLine, lines, leftOut, longNames } = table
  return {
    columns: columns.map((column, at) => ({
      ...column,
      sample: sampleOf(lines.map(({ row }) => row.cells[at] ?? '')),
    })),
    ...(headingLine !== undefined && { headingLine }),
    linesRead: lines.length,
    genderLetters: [...table.genderLetters],
    ...(longNames && { longNames: longNamesOf(longNames) }),
    leftOut: leftOut.map(({ row, why }) => ({ line: row.line, text: row.text, why })),
    ...(letters && {
      letters: { taken: letters.letters, doubtful: letters.doubtful, others: [...letters.others] },
    }),
    ...(sheets && { sheets: sheets.map(({ rows, ...sheet }) => ({ ...sheet, lines: rows })) }),
  }
}

function longNamesOf({ count, lastWords, first }: NonNullable<TableRead['longNames']>) {
  const { written, firstName = written, lastName = written } = first
  return { count, lastWords, written, firstName, lastName }
}

function sampleOf(cells: readonly string[]): string {
  const first = [...new Set(cells.filter(cell => cell !== ''))].slice(0, 3).join(' · ')
  return first.length > mostSample ? `${cutText(first, mostSample - 1).trimEnd()}…` : first
}
