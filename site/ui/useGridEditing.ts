import { useEffect, useState } from 'preact/hooks'
import { announce } from './announce.tsx'
import type { GridProps } from './Grid.tsx'
import type { Then } from './GridEditor.tsx'
import type { GridCursor } from './useGridCursor.ts'
import type { GridView } from './useGridView.ts'

export type GridEditing = ReturnType<typeof useGridEditing>

/** The one editor, at the cursor: what it begins with, and what becomes of it. `rows`: how many there are. */
export function useGridEditing<Row>(
  { columns, id, onChange, onOpen }: GridProps<Row>,
  rows: number,
  { cell, row, setAt, move }: GridCursor<Row>,
  { scroller }: GridView,
) {
  const [editing, setEditing] = useState<{ readonly of: string; readonly text: string } | undefined>()
  const column = columns[cell.column]
  const isEditing = row !== undefined && editing?.of === id(row)

  useEffect(() => {
    if (editing === undefined || isEditing) return
    setEditing(undefined)
    scroller.current?.focus()
  })

  return {
    /** What the editor holds; undefined while nothing is edited. */
    text: isEditing ? editing.text : undefined,
    end: () => setEditing(undefined),
    edit(first?: string): void {
      if (!row || !column) return
      const locked = column.edit?.locked?.(row)
      if (!column.edit) {
        if (first === undefined) onOpen?.(row)
      } else if (locked !== undefined) announce(locked)
      else {
        setAt(cell)
        setEditing({ of: id(row), text: first ?? column.text(row) })
      }
    },
    commit(text: string, then: Then): void {
      setEditing(undefined)
      // Who left for another field stays there.
      if (then !== 'stay') scroller.current?.focus()
      if (isEditing && column && text.trim() !== column.text(row))
        onChange([{ row, column: column.key, text: text.trim() }])
      if (then === 'down') move({ ...cell, row: Math.min(cell.row + 1, rows - 1) })
      if (then === 'right' || then === 'left') {
        const next = nextToEdit(columns, cell.column, then)
        if (next !== undefined) move({ ...cell, column: next })
      }
    },
    cancel(): void {
      setEditing(undefined)
      scroller.current?.focus()
    },
  }
}

function nextToEdit(columns: GridProps<never>['columns'], from: number, way: 'right' | 'left'): number | undefined {
  const order = columns.map((_, index) => index)
  const others = way === 'right' ? order.slice(from + 1) : order.slice(0, from).reverse()
  return others.find(index => columns[index]?.edit)
}
