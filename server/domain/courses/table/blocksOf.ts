/** Where the holes stand in the lines of a text: across or down, all of them or nine after nine. */
import { isNumber, type Line, numberOf } from './cells.ts'
import { genderOf, readLabel } from './words.ts'

/** What a column of a block is about. */
export type Column =
  | { readonly kind: 'hole'; readonly hole: number }
  | { readonly kind: 'out' | 'in' | 'total' }
  | { readonly kind: 'rating' | 'slope'; readonly gender: 'M' | 'F' | undefined }
  | { readonly kind: 'other'; readonly label: string }

/** A row about pars, stroke indexes or a tee: its cells by the columns of its block. */
export type Row = { readonly line: number; readonly label: string; readonly cells: readonly (string | undefined)[] }

export type Block = { readonly columns: readonly Column[]; readonly rows: readonly Row[] }

export type Found = { readonly blocks: readonly Block[]; readonly used: ReadonlySet<number> }

/** The blocks of a text, and the numbers of the lines that they are made of. */
export function blocksOf(lines: readonly Line[]): Found {
  const across = blocksAcross(lines)
  return across.blocks.length > 0 ? across : blocksDown(lines)
}

function blocksAcross(lines: readonly Line[]): Found {
  const heads = lines.flatMap((line, index) => {
    const first = firstHole(line.cells)
    return first === undefined ? [] : [{ line, index, first }]
  })
  const used = new Set<number>()
  const blocks = heads.map(({ line, index, first }, at): Block => {
    used.add(line.number)
    const named = line.cells.slice(first).map(columnOf)
    const columns = withTotals(named, lines.slice(index + 1, heads[at + 1]?.index))
    const rows = lines.slice(index + 1, heads[at + 1]?.index).flatMap((below): Row[] => {
      const from = below.rigid && line.rigid ? first : below.cells.findIndex(isNumber)
      const cells = below.cells.slice(from)
      // Fewer numbers than half of the holes are no row of holes, such as a line with a rating.
      const holes = columns.filter(({ kind }) => kind === 'hole').length
      if (from < 0 || cells.filter(isNumber).length * 2 <= holes) return []
      used.add(below.number)
      return [
        {
          line: below.number,
          label: below.cells.slice(0, from).join(' ').trim(),
          cells: aligned(cells, columns, below.rigid),
        },
      ]
    })
    return { columns, rows }
  })
  return { blocks, used }
}

/** The columns with the totals that stand in the rows, where the line of the holes leaves them out. */
function withTotals(columns: readonly Column[], below: readonly Line[]): readonly Column[] {
  const counted = below.map(({ cells }) => cells.filter(isNumber).length)
  const isBare = columns.every(({ kind }) => kind === 'hole')
  if (!isBare || !counted.includes(columns.length + (columns.length === 18 ? 3 : 1))) return columns
  if (columns.length !== 18) return [...columns, { kind: 'total' }]
  return [...columns.slice(0, 9), { kind: 'out' }, ...columns.slice(9), { kind: 'in' }, { kind: 'total' }]
}

/** A row that names no totals has its numbers under the holes only. */
function aligned(
  cells: readonly string[],
  columns: readonly Column[],
  rigid: boolean,
): readonly (string | undefined)[] {
  const holes = columns.filter(({ kind }) => kind === 'hole').length
  if (rigid || cells.length !== holes || cells.length === columns.length) return cells
  let next = 0
  return columns.map(({ kind }) => (kind === 'hole' ? cells[next++] : undefined))
}

/** Where the holes begin in the cells of a line that counts them: 1 to 9, 10 to 18, 1 to 18, or from 1 behind a word for holes. */
function firstHole(cells: readonly string[]): number | undefined {
  const numbers = cells.flatMap((cell, at) => (isNumber(cell) ? [{ at, value: numberOf(cell) ?? 0 }] : []))
  const [first] = numbers
  if (!first || (first.value !== 1 && first.value !== 10)) return undefined
  let run = 1
  while (numbers[run]?.value === first.value + run) run += 1
  const isNamed = readLabel(cells.slice(0, first.at).join(' ')).says.has('hole')
  return run >= 9 || (isNamed && run >= 2 && run === numbers.length) ? first.at : undefined
}

function columnOf(cell: string): Column {
  const value = numberOf(cell)
  if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= 18) return { kind: 'hole', hole: value }
  const label = readLabel(cell)
  const { says } = label
  if (says.has('slope')) return { kind: 'slope', gender: genderOf(label) }
  if (says.has('rating')) return { kind: 'rating', gender: genderOf(label) }
  for (const kind of ['out', 'in', 'total'] as const) if (says.has(kind)) return { kind }
  return { kind: 'other', label: cell }
}

function blocksDown(lines: readonly Line[]): Found {
  const used = new Set<number>()
  const blocks: Block[] = []
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  let from = 0
  for (let column = 0; column < width; column += 1) {
    const run = holesDown(lines, column)
    if (run.length === 0) continue
    // The next holes may stand beside these ones, in columns of their own.
    const next = Array.from({ length: width - column - 1 }, (_, at) => column + 1 + at).find(
      other => holesDown(lines, other).length > 0,
    )
    const { block, numbers } = blockDown(lines, run, from, column, next ?? width)
    blocks.push(block)
    for (const number of numbers) used.add(number)
    from = next ?? width
    column = (next ?? width) - 1
  }
  return { blocks, used }
}

/** The indexes of the lines whose cell in a column counts the holes, one after the other; lines between them may be totals. */
function holesDown(lines: readonly Line[], column: number): readonly number[] {
  for (const start of [1, 10]) {
    const run: number[] = []
    for (const [index, { cells }] of lines.entries())
      if (cells[column] === String(start + run.length) && cells.length > column + 1) run.push(index)
    const head = lines[(run[0] ?? 0) - 1]?.cells[column] ?? ''
    if (run.length >= 9 || (run.length >= 2 && readLabel(head).says.has('hole'))) return run
  }
  return []
}

function blockDown(lines: readonly Line[], run: readonly number[], from: number, column: number, to: number) {
  const [top = 0] = run
  const above = lines
    .slice(0, top)
    .filter(({ cells }) => cells.filter(cell => cell !== '' && !isNumber(cell)).length > 1)
  const width = lines[top]?.cells.length ?? 0
  const head =
    above.findLast(({ cells }) => readLabel(cells[column] ?? '').says.has('hole')) ??
    above.findLast(({ cells }) => cells.length >= width - 1)
  const last = run.at(-1) ?? top
  // Behind the last hole stand totals, and ratings by their words.
  const bodies = lines.slice(top).flatMap((line, at) => {
    const index = top + at
    if (run.includes(index)) return [line]
    const { kind } = columnOf(line.cells[column] || line.cells[from] || '')
    const isTail = index > last && line.cells.length < 3
    return kind === 'hole' || kind === 'other' || isTail ? [] : [line]
  })
  const columns = bodies.map(({ cells }) => columnOf(cells[column] || cells[from] || ''))
  const rows = Array.from({ length: to - from }, (_, at) => from + at)
    .filter(at => at !== column)
    .map(
      (at): Row => ({
        line: head?.number ?? lines[top]?.number ?? 1,
        label: head?.cells[at] ?? '',
        cells: bodies.map(({ cells }) => cells[at]),
      }),
    )
    .filter(({ cells }) => cells.some(cell => cell !== undefined && cell !== ''))
  const block: Block = { columns, rows }
  return { block, numbers: [...bodies.map(({ number }) => number), ...(head ? [head.number] : [])] }
}
