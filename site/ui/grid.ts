/** What a grid of rows does without a page: order, find, the window of rows in sight, what is copied and pasted. */

export type GridColumn<Row> = {
  readonly key: string
  readonly title: string
  /** The title in full, for who hears it, where it is an abbreviation. */
  readonly spoken?: string
  /** Width in rem. */
  readonly width: number
  readonly end?: boolean
  /** Stands on the narrow card of a row as well. */
  readonly brief?: boolean
  /** What rows are ordered by; missing values come last. */
  readonly value: (row: Row) => string | number | undefined
  /** What is copied, found and edited. */
  readonly text: (row: Row) => string
  readonly edit?: {
    /** Undefined while the cell can be changed, else why not. */
    readonly locked?: (row: Row) => string | undefined
    /** The choices of a cell that is no free text. */
    readonly options?: (row: Row) => readonly string[]
  }
}

export type Sort = { readonly key: string; readonly down: boolean }
export type CellChange<Row> = { readonly row: Row; readonly column: string; readonly text: string }

/** The rows in order; rows without a value come last either way, equal ones stay as they were. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: Sort,
  byName: (a: string, b: string) => number,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort.key)
  if (!column) return rows
  const sign = sort.down ? -1 : 1
  return [...rows].sort((a, b) => {
    const [first, second] = [column.value(a), column.value(b)]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second)
    return sign * byName(String(first), String(second))
  })
}

/** The rows that hold every word of `find`, without regard to case and accents. */
export function rowsFound<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  find: string,
): readonly Row[] {
  const words = plain(find).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(row => {
    const text = plain(columns.map(column => column.text(row)).join(' '))
    return words.every(word => text.includes(word))
  })
}

/** Letters as they are typed without accents, small. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Which rows are in sight, with some before and after: from `first` up to, without, `end`. */
export function windowOf(
  count: number,
  { top, height, rowHeight }: { readonly top: number; readonly height: number; readonly rowHeight: number },
): { readonly first: number; readonly end: number } {
  const spare = 6
  const first = Math.max(0, Math.floor(top / rowHeight) - spare)
  return { first: Math.min(first, count), end: Math.min(count, Math.ceil((top + height) / rowHeight) + spare) }
}

/** Rows with headings as a spreadsheet takes them: tabs between cells, which no cell holds. */
export function tableText<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[]): string {
  const line = (cells: readonly string[]) => cells.map(cell => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')
  return [line(columns.map(({ title }) => title)), ...rows.map(row => line(columns.map(one => one.text(row))))].join(
    '\n',
  )
}

/** The cells that a paste at a cell changes: downwards and to the right, over cells that can be changed. */
export function pasted<Row>(
  text: string,
  at: { readonly row: number; readonly column: number },
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
): readonly CellChange<Row>[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((cell, right) => {
      const row = rows[at.row + down]
      const column = columns[at.column + right]
      if (row === undefined || !column?.edit || column.edit.locked?.(row) !== undefined) return []
      return cell.trim() === column.text(row) ? [] : [{ row, column: column.key, text: cell.trim() }]
    }),
  )
}

/** Where a key goes from a cell; undefined for a key that moves nothing. */
export function moved(
  key: string,
  at: { readonly row: number; readonly column: number },
  size: { readonly rows: number; readonly columns: number; readonly page: number },
): { readonly row: number; readonly column: number } | undefined {
  const to = {
    ArrowDown: [at.row + 1, at.column],
    j: [at.row + 1, at.column],
    ArrowUp: [at.row - 1, at.column],
    k: [at.row - 1, at.column],
    ArrowLeft: [at.row, at.column - 1],
    ArrowRight: [at.row, at.column + 1],
    Home: [at.row, 0],
    End: [at.row, size.columns - 1],
    'Ctrl+Home': [0, 0],
    'Ctrl+End': [size.rows - 1, size.columns - 1],
    PageDown: [at.row + size.page, at.column],
    PageUp: [at.row - size.page, at.column],
  }[key]
  if (!to) return undefined
  const [row = 0, column = 0] = to
  return {
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  }
}
