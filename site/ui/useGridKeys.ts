import { announce } from './announce.tsx'
import type { GridProps } from './Grid.tsx'
import { moved, pasted, tableText } from './grid.ts'
import { letterKeys, nameOf } from './keys.ts'
import type { GridCursor } from './useGridCursor.ts'
import type { GridEditing } from './useGridEditing.ts'
import type { GridView } from './useGridView.ts'
import { kit } from './words.ts'

type KeyedGrid<Row> = {
  readonly rows: readonly Row[]
  readonly cursor: GridCursor<Row>
  readonly editing: GridEditing
  readonly view: GridView
}

/** What keys and the clipboard do while no cell is edited. */
export function useGridKeys<Row>(props: GridProps<Row>, grid: KeyedGrid<Row>) {
  const { columns, id, chosen, onChange } = props
  const { rows, cursor, editing, view } = grid
  const isHere = (event: Event) => event.target === view.scroller.current
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (editing.text !== undefined || !isHere(event)) return
      if (!goes(event, props, grid) && !acts(nameOf(event), props, grid) && !begins(event, props, grid)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onCopy(event: ClipboardEvent): void {
      if (!isHere(event)) return
      const taken = chosen.size > 0 ? rows.filter(one => chosen.has(id(one))) : cursor.row ? [cursor.row] : []
      event.clipboardData?.setData('text/plain', tableText(taken, columns))
      announce(kit().copied({ count: taken.length }))
      event.preventDefault()
    },
    onPaste(event: ClipboardEvent): void {
      if (!isHere(event)) return
      const changes = pasted(event.clipboardData?.getData('text/plain') ?? '', cursor.cell, rows, columns)
      if (changes.length === 0) return
      event.preventDefault()
      onChange(changes)
      announce(kit().pasted({ count: changes.length }))
    },
  }
}

/** Moves the cursor, and with Shift chooses up to there; answers whether the key moves. */
function goes<Row>(event: KeyboardEvent, { columns }: GridProps<Row>, { rows, cursor, view }: KeyedGrid<Row>): boolean {
  const key = nameOf(event)
  const isLetter = key === 'j' || key === 'k'
  if (isLetter && (!letterKeys.get() || columns[cursor.cell.column]?.edit)) return false
  const size = { rows: rows.length, columns: columns.length, page: view.page }
  const to = moved(key.replace('Shift+', ''), cursor.cell, size)
  if (!to) return false
  if (event.shiftKey) cursor.chooseUpTo(to.row)
  else cursor.anchor.current = to.row
  cursor.move(to)
  return true
}

/** Does what the key means; answers whether it means something. */
function acts<Row>(
  key: string,
  { columns, id, chosen, onChoose, onOpen }: GridProps<Row>,
  { rows, cursor: { cell, row, toggle }, editing }: KeyedGrid<Row>,
): boolean {
  if (key === 'Enter' || key === 'F2') editing.edit()
  else if (key === 'i' && letterKeys.get() && row && onOpen) onOpen(row)
  else if (key === ' ' && row) toggle(row)
  else if (key === 'Ctrl+a') onChoose(new Set(rows.map(id)))
  else if (key === 'Escape' && chosen.size > 0) onChoose(new Set())
  else if ((key === 'Delete' || key === 'Backspace') && columns[cell.column]?.edit) editing.edit('')
  else return false
  return true
}

/** Begins a cell anew with the first sign of a number. */
function begins<Row>(event: KeyboardEvent, { columns }: GridProps<Row>, { cursor, editing }: KeyedGrid<Row>): boolean {
  const isPlain = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!isPlain || !columns[cursor.cell.column]?.edit || !/[\d+\-–.,]/.test(event.key)) return false
  editing.edit(event.key)
  return true
}
