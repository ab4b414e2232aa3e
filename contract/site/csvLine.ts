/** One line of CSV. A cell that a spreadsheet would take for a formula is made text, unless it is a number. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return cells.map(cell => quoted(harmless(String(cell ?? '')))).join(',')
}

function harmless(text: string): string {
  // Spreadsheets read the full-width signs of East Asian keyboards (U+FF0B and the like) as the plain ones.
  return /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
