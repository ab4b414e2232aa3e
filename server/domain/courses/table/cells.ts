/** Lines of pasted text as cells. */
import { readLabel } from './words.ts'

export type Line = {
  /** From 1. */
  readonly number: number
  readonly text: string
  readonly cells: readonly string[]
  /** Cells stand in columns, so that an empty one keeps its place. */
  readonly rigid: boolean
}

const separators = ['\t', '|', ';', ','] as const

/** The lines that say something. Cells end at a tab, a bar, a semicolon or a comma, whichever makes a table of the text, else at spaces. */
export function linesOf(text: string): readonly Line[] {
  const all = inRows(
    text
      .replace(/^\uFEFF/, '')
      .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
      .split(/\r\n|\r|\n/),
  )
  const separator = separators.find(one => makesTable(one, all))
  return all.flatMap((line, index): Line[] => {
    if (!/[\p{L}\p{N}]/u.test(line)) return []
    const number = index + 1
    if (separator === undefined || !line.includes(separator))
      return [{ number, text: line, cells: spaced(line), rigid: false }]
    const inside = separator === '|' ? line.trim().replace(/^\||\|$/g, '') : line
    const cells = inside.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, '$1'))
    return [{ number, text: line, cells, rigid: true }]
  })
}

/**
 * Some pages are copied with a cell in every line: then a row begins with a word, and goes on with the numbers and totals below
 * it. The row stands in the line of its word, and the other lines are empty.
 */
function inRows(lines: readonly string[]): readonly string[] {
  const said = lines.filter(line => line.trim() !== '')
  const alone = said.filter(line => isNumber(line.trim()))
  if (alone.length < 18 || alone.length * 4 < said.length * 3) return lines
  const rows = lines.map(() => '')
  let row = -1
  for (const [at, line] of lines.entries()) {
    const cell = line.trim()
    if (cell === '') continue
    const { says, name } = readLabel(cell)
    const isTotal = name === '' && (says.has('out') || says.has('in') || says.has('total'))
    if (row < 0 || (!isNumber(cell) && !isTotal)) row = at
    rows[row] = rows[row] === '' ? cell : `${rows[row]}  ${cell}`
  }
  return rows
}

/** A tab is never anything else; the others make a table when they part a line of nine holes, or nine lines of holes. */
function makesTable(separator: (typeof separators)[number], lines: readonly string[]): boolean {
  const counts = lines.map(line => line.split(separator).length)
  if (separator === '\t') return counts.some(count => count >= 3)
  return counts.some(count => count >= 10) || counts.filter(count => count >= 3).length >= 9
}

const phrases = /^(course rating|slope rating|stroke index|slope index)$/i

/** The cells of a line without separators: words before the first number are one label, every number stands alone. */
function spaced(line: string): readonly string[] {
  const tokens = line.trim().split(/\s+/)
  const first = tokens.findIndex(token => isNumber(token))
  if (first < 0) {
    const wide = line.trim().split(/\s{2,}/)
    return wide.length > 2 ? wide : withPhrases(tokens)
  }
  const label = tokens.slice(0, first).join(' ')
  return [...(label === '' ? [] : [label]), ...withPhrases(tokens.slice(first))]
}

function withPhrases(tokens: readonly string[]): readonly string[] {
  const cells: string[] = []
  for (const token of tokens) {
    const last = cells.at(-1)
    if (last !== undefined && phrases.test(`${last} ${token}`)) cells[cells.length - 1] = `${last} ${token}`
    else cells.push(token)
  }
  return cells
}

const number = /^(\d{1,2}[.,]\d{3}|\d{1,5}([.,]\d{1,2})?)\s*(m|y|yds?|yards|metros|mts?|metres|meters)?\.?$/i

/** Whether a cell holds a number, with a point or a comma. */
export function isNumber(cell: string): boolean {
  return number.test(cell)
}

/** The number of a cell: `2,980` and `2.980` have thousands, `71,9` a decimal. */
export function numberOf(cell: string | undefined): number | undefined {
  const [, digits] = number.exec(cell ?? '') ?? []
  if (digits === undefined) return undefined
  return /[.,]\d{3}$/.test(digits) ? Number(digits.replace(/[.,]/, '')) : Number(digits.replace(',', '.'))
}
