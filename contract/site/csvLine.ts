/** One line of CSV. A cell that a spreadsheet would take for a formula is made text, unless it is a number. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return cells.map(cell => quoted(harmless(String(cell ?? '')))).join(',')
}

/**
 * Where a cell would begin as a formula, an apostrophe is put. A spreadsheet of a country whose lists have semicolons, as Portugal,
 * begins a cell behind each of them, whatever is quoted; some leave out blanks and what nobody sees before the sign. Spreadsheets
 * read the full-width signs of East Asian keyboards (U+FF0B and the like) as the plain ones.
 */
function harmless(text: string): string {
  if (/^[+-]?\d+([.,]\d+)?$/.test(text)) return text
  const parts = text.split(/(?<=[;\t\r\n])/)
  return parts
    .map(part => (/^([\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u.test(part) ? `'${part}` : part))
    .join('')
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
