/** One line of CSV. A cell that a spreadsheet would take for a formula is made text, unless it is a number. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return cells.map(cell => quoted(harmless(String(cell ?? '')))).join(',')
}

function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
