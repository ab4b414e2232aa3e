import { ForeignFileError } from '../foreign/foreignFileError.ts'
import { columnNumber } from './columnNumber.ts'

export const mostCells = 250_000
/** The last row that the format knows. */
const mostRows = 1_048_576

/**
 * How many cells the table of a sheet would have. Throws {@link ForeignFileError} when they are too many: what stands at `XFD1048576` makes a
 * table of seventeen thousand million, although it is alone. `sheet`: the XML, before anybody makes rows of it.
 */
export function requireFewCells(sheet: string): number {
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
  return rows * columns
}
