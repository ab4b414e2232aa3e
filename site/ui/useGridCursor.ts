import { useRef, useState } from 'preact/hooks'
import type { GridView } from './useGridView.ts'

export type Cell = { readonly row: number; readonly column: number }

export type GridCursor<Row> = ReturnType<typeof useGridCursor<Row>>

type CursorProps<Row> = {
  readonly rows: readonly Row[]
  readonly id: (row: Row) => string
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly view: GridView
}

/** The cell that the keys are about, and the rows that are chosen from it. */
export function useGridCursor<Row>({ rows, id, chosen, onChoose, view }: CursorProps<Row>) {
  const [at, keepAt] = useState<Cell & { readonly of?: string | undefined }>({ row: 0, column: 0 })
  /** Where a range of chosen rows begins. */
  const anchor = useRef(0)
  // The cursor stays with its row when somebody else's change moves the row, or takes it away.
  const found = rows.findIndex(row => id(row) === at.of)
  const cell = { row: found === -1 ? Math.min(at.row, rows.length - 1) : found, column: at.column }

  function setAt(to: Cell): void {
    const row = rows[to.row]
    keepAt({ ...to, of: row && id(row) })
  }

  return {
    cell,
    row: rows[cell.row],
    anchor,
    setAt,
    move(to: Cell): void {
      setAt(to)
      view.scrollTo(to.row)
    },
    chooseUpTo(row: number): void {
      const [from, to] = [Math.min(anchor.current, row), Math.max(anchor.current, row)]
      onChoose(new Set([...chosen, ...rows.slice(from, to + 1).map(id)]))
    },
    toggle(row: Row): void {
      const next = new Set(chosen)
      if (!next.delete(id(row))) next.add(id(row))
      anchor.current = rows.indexOf(row)
      onChoose(next)
    },
  }
}
