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
export function useGridKeys<Row>(
  { columns, id, chosen, onChoose, onChange, onOpen }: GridProps<Row>,
  { rows, cursor, editing, view }: KeyedGrid<Row>,
) {
  const { cell, row } = cursor
  const column = columns[cell.column]
  const isHere = (event: Event) => event.target === view.scroller.current

  function goTo(key: string, isRange: boolean): boolean {
    const isLetter = key === 'j' || key === 'k'
    if (isLetter && (!letterKeys.get() || column?.edit)) return false
    const to = moved(key.replace('Shift+', ''), cell, { rows: rows.length, columns: columns.length, page: view.page })
    if (!to) return false
    if (isRange) cursor.chooseUpTo(to.row)
    else cursor.anchor.current = to.row
    cursor.move(to)
    return true
  }

  /** Whether the key means something. */
  function act(key: string): boolean {
    if (key === 'Enter' || key === 'F2') editing.edit()
    else if (key === 'i' && letterKeys.get() && row && onOpen) onOpen(row)
    else if (key === ' ' && row) cursor.toggle(row)
    else if (key === 'Ctrl+a') onChoose(new Set(rows.map(id)))
    else if (key === 'Escape' && chosen.size > 0) onChoose(new Set())
    else if ((key === 'Delete' || key === 'Backspace') && column?.edit) editing.edit('')
    else return false
    return true
  }

  function begins(event: KeyboardEvent): boolean {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key.length !== 1 || !isPlain || !column?.edit || !/[\d+\-–.,]/.test(event.key)) return false
    editing.edit(event.key)
    return true
  }

  return {
    onKeyDown(event: KeyboardEvent): void {
      if (editing.text !== undefined || !isHere(event)) return
      const key = nameOf(event)
      if (!goTo(key, event.shiftKey) && !act(key) && !begins(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onCopy(event: ClipboardEvent): void {
      if (!isHere(event)) return
      const taken = chosen.size > 0 ? rows.filter(one => chosen.has(id(one))) : row ? [row] : []
      event.clipboardData?.setData('text/plain', tableText(taken, columns))
      announce(kit().copied(taken.length))
      event.preventDefault()
    },
    onPaste(event: ClipboardEvent): void {
      if (!isHere(event)) return
      const changes = pasted(event.clipboardData?.getData('text/plain') ?? '', cell, rows, columns)
      if (changes.length === 0) return
      event.preventDefault()
      onChange(changes)
      announce(kit().pasted(changes.length))
    },
  }
}
