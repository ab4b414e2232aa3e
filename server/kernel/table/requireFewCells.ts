import { ForeignFileError } from '../foreign/foreignFileError.ts'

const mostCells = 250_000
/** The last row that the format knows. */
const mostRows = 1_048_576

/**
 * Throws {@link ForeignFileError} when the table of a sheet would have too many cells: what stands at `XFD1048576` makes a
 * table of seventeen thousand million, although it is alone. `sheet`: the XML, before anybody makes rows of it.
 */
export function requireFewCells(sheet: string): void {
  let [rows, columns] = [0, 0]
  for (const [, name, attributes = ''] of sheet.matchAll(/<(?:\w+:)?(row|c)\s((?:"[^"]*"|'[^']*'|[^<>"'])*)/g)) {
    const [, place = ''] = /(?:^|\s)r\s*=\s*["']([^"']*)/.exec(attributes) ?? []
    const [, letters = '', digits = ''] = /^([A-Za-z]*)(\d+)$/.exec(place.trim()) ?? []
    if (place !== '' && (digits === '' || letters.length > 3 || Number(digits) > mostRows))
      throw new ForeignFileError('cells')
    // What is only formatted makes no row, and spreadsheets format to the end.
    if (name === 'row' || attributes.endsWith('/')) continue
    rows = Math.max(rows, Number(digits))
    columns = Math.max(columns, columnNumber(letters))
    if (rows * columns > mostCells) throw new ForeignFileError('cells')
  }
}

/** 1 for `A`, 28 for `AB`. */
function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}
