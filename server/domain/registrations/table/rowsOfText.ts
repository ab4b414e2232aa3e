import papaparse from 'papaparse'

/** A table that somebody pasted or has in a file: its rows, each with the number of its line. */
export type Row = { readonly line: number; readonly text: string; readonly cells: readonly string[] }

/** What nobody needs: more lines are refused, further columns and the rest of a long line are left aside. */
export const mostLines = 1000
const mostColumns = 60
export const mostCharacters = 5000

/**
 * The rows of pasted text, by the separator that most lines have: tab, semicolon, bar, comma or several spaces. Empty lines
 * are left out. Of more than {@link mostLines} rows the first one too many is the last.
 */
export function rowsOfText(text: string): readonly Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const filled = lines
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, text: line.slice(0, mostCharacters) }]))
    .slice(0, mostLines + 1)
  const separator = separatorOf(filled.map(one => one.text))
  return filled.map(one => rowOf(one.line, cellsOf(one.text, separator), one.text))
}

/** A row of these cells; `text`: how its line is shown. */
export function rowOf(line: number, cells: readonly string[], text: string): Row {
  return { line, text: oneLine(text).slice(0, 500), cells: cells.slice(0, mostColumns).map(oneLine) }
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
  const hasHead = /(^|,)\s*(hc|handicap)?[ _-]?index\s*(,|$)/i.test(lines[0] ?? '')
  const isList = hasHead || lines.some(hasCommas)
  return isList ? ',' : 'spaces'
}

function cellsOf(line: string, separator: string): readonly string[] {
  if (separator === 'spaces') return spacedCells(line)
  const [cells = []] = papaparse.parse<string[]>(line, { delimiter: separator }).data
  return cells
}

/** Whether commas part the cells of a line: several, or one before an address. Those in numbers do not count. */
function hasCommas(line: string): boolean {
  const parts = line.replaceAll(/\d,\d/g, '').split(',')
  return parts.length > 2 || /^\S*@/.test(parts[1] ?? '')
}

/** Columns of a text without separators: two spaces or more, and numbers that stand at the end or between two names. */
function spacedCells(line: string): readonly string[] {
  return line
    .trim()
    .split(/\s{2,}/)
    .flatMap(part => part.split(/\s(?=[+-]?\d{1,2}(?:[.,]\d)?(?:\s|$))|(?<=\s[+-]?\d{1,2}(?:[.,]\d)?)\s/))
    .filter(cell => cell.trim() !== '')
}
