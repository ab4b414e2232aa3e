// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of which only the rows in sight exist, which a table cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the keys are those of the grid
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: a row header is a cell, and may be read only
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { announce } from './announce.tsx'
import { type CellChange, type GridColumn, moved, pasted, type Sort, sorted, tableText, windowOf } from './grid.ts'
import { Icon } from './Icon.tsx'
import { letterKeys, nameOf } from './keys.ts'
import { byName, kit } from './words.ts'

const rowHeight = 36
const cardHeight = 64
const narrow = matchMedia('(max-width: 45rem)')

type GridProps<Row> = {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly (GridColumn<Row> & { readonly show?: (row: Row) => ComponentChildren })[]
  readonly id: (row: Row) => string
  readonly name: (row: Row) => string
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  /** Cells that somebody typed or pasted; one step. */
  readonly onChange: (changes: readonly CellChange<Row>[]) => void
  /** Enter on a cell that cannot be edited. */
  readonly onOpen?: (row: Row) => void
  /** Why the last change of a row was refused, by its id. */
  readonly refusals?: ReadonlyMap<string, string>
  readonly isChanged?: (row: Row) => boolean
  /** Who else has the row in hand, in words. */
  readonly held?: (row: Row) => string | undefined
}

type Cell = { readonly row: number; readonly column: number }

/** Rows of which only those in sight are in the page, with one editor that moves with the cursor. An ARIA grid with one tab stop. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, id, name, sort, onSort, chosen, onChoose, onChange, onOpen, refusals, isChanged, held } =
    props
  const rows = useMemo(() => sorted(props.rows, columns, sort, byName()), [props.rows, columns, sort])
  const [at, keepAt] = useState<Cell & { readonly of?: string | undefined }>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<{ readonly of: string; readonly text: string } | undefined>()
  const [view, setView] = useState({ top: 0, height: 600 })
  const [isNarrow, setNarrow] = useState(narrow.matches)
  const anchor = useRef(0)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useId()
  const height = isNarrow ? cardHeight : rowHeight
  const { first, end } = windowOf(rows.length, { ...view, rowHeight: height })
  // The cursor stays with its row when somebody else's change moves the row, or takes it away.
  const found = rows.findIndex(row => id(row) === at.of)
  const cell = { row: found === -1 ? Math.min(at.row, rows.length - 1) : found, column: at.column }
  const atRow = rows[cell.row]
  const atColumn = columns[cell.column]
  const isEditing = atRow !== undefined && editing?.of === id(atRow)

  useEffect(() => {
    const change = () => setNarrow(narrow.matches)
    narrow.addEventListener('change', change)
    return () => narrow.removeEventListener('change', change)
  }, [])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight })
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  useEffect(() => {
    if (editing === undefined || isEditing) return
    setEditing(undefined)
    scroller.current?.focus()
  })

  function setAt(to: Cell): void {
    const row = rows[to.row]
    keepAt({ ...to, of: row && id(row) })
  }

  function move(to: Cell): void {
    setAt(to)
    const element = scroller.current
    if (!element) return
    const head = isNarrow ? 0 : rowHeight
    const top = to.row * height
    if (top < element.scrollTop) element.scrollTop = top
    if (top + height + head > element.scrollTop + element.clientHeight)
      element.scrollTop = top + height + head - element.clientHeight
  }

  function chooseUpTo(row: number): void {
    const [from, to] = [Math.min(anchor.current, row), Math.max(anchor.current, row)]
    onChoose(new Set([...chosen, ...rows.slice(from, to + 1).map(id)]))
  }

  function toggle(row: Row): void {
    const next = new Set(chosen)
    if (!next.delete(id(row))) next.add(id(row))
    anchor.current = rows.indexOf(row)
    onChoose(next)
  }

  function edit(first?: string): void {
    if (!atRow || !atColumn) return
    const locked = atColumn.edit?.locked?.(atRow)
    if (!atColumn.edit) {
      if (first === undefined) onOpen?.(atRow)
    } else if (locked !== undefined) announce(locked)
    else {
      setAt(cell)
      setEditing({ of: id(atRow), text: first ?? atColumn.text(atRow) })
    }
  }

  function commit(text: string, then: 'down' | 'right' | 'left' | 'stay'): void {
    setEditing(undefined)
    // Who left for another field stays there.
    if (then !== 'stay') scroller.current?.focus()
    if (isEditing && atColumn && text.trim() !== atColumn.text(atRow))
      onChange([{ row: atRow, column: atColumn.key, text: text.trim() }])
    if (then === 'down') move({ ...cell, row: Math.min(cell.row + 1, rows.length - 1) })
    if (then === 'right' || then === 'left') {
      const step = then === 'right' ? 1 : -1
      const order = columns.map((_, index) => index)
      const next = (step > 0 ? order.slice(cell.column + 1) : order.slice(0, cell.column).reverse()).find(
        index => columns[index]?.edit,
      )
      if (next !== undefined) move({ ...cell, column: next })
    }
  }

  function keyDown(event: KeyboardEvent): void {
    if (isEditing || event.target !== scroller.current) return
    const key = nameOf(event)
    const page = Math.max(1, Math.floor(view.height / height) - 2)
    const isLetter = key === 'j' || key === 'k'
    const isFree = !isLetter || (letterKeys.get() && !atColumn?.edit)
    const to = isFree
      ? moved(key.replace('Shift+', ''), cell, { rows: rows.length, columns: columns.length, page })
      : undefined
    if (to) {
      if (event.shiftKey) chooseUpTo(to.row)
      else anchor.current = to.row
      move(to)
    } else if (key === 'Enter' || key === 'F2') edit()
    else if (key === 'i' && letterKeys.get() && atRow && onOpen) onOpen(atRow)
    else if (key === ' ' && atRow) toggle(atRow)
    else if (key === 'Ctrl+a') onChoose(new Set(rows.map(id)))
    else if (key === 'Escape' && chosen.size > 0) onChoose(new Set())
    else if ((key === 'Delete' || key === 'Backspace') && atColumn?.edit) edit('')
    else if (
      event.key.length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      atColumn?.edit &&
      /[\d+\-–.,]/.test(event.key)
    )
      edit(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function copy(event: ClipboardEvent): void {
    if (event.target !== scroller.current) return
    const taken = chosen.size > 0 ? rows.filter(row => chosen.has(id(row))) : atRow ? [atRow] : []
    event.clipboardData?.setData('text/plain', tableText(taken, columns))
    announce(kit().copied(taken.length))
    event.preventDefault()
  }

  function paste(event: ClipboardEvent): void {
    if (event.target !== scroller.current) return
    const changes = pasted(event.clipboardData?.getData('text/plain') ?? '', cell, rows, columns)
    if (changes.length === 0) return
    event.preventDefault()
    onChange(changes)
    announce(kit().pasted(changes.length))
  }

  const template = `2.5rem ${columns.map(({ width, end: isEnd }) => (isEnd ? `${width}rem` : `minmax(${width}rem, ${width}fr)`)).join(' ')}`
  const least = `${columns.reduce((sum, { width }) => sum + width, 4)}rem`
  return (
    <div
      ref={scroller}
      class={isNarrow ? 'grid cards' : 'grid'}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={atRow ? `${grid}-${id(atRow)}-${cell.column}` : undefined}
      onKeyDown={keyDown}
      onCopy={copy}
      onPaste={paste}
    >
      <div
        class="grid-row head"
        role="row"
        aria-rowindex={1}
        style={{ gridTemplateColumns: template, minWidth: least }}
      >
        <span role="columnheader" class="grid-cell">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={kit().chooseAll}
            checked={rows.length > 0 && chosen.size >= rows.length}
            onChange={event => onChoose(new Set(event.currentTarget.checked ? rows.map(id) : []))}
          />
        </span>
        {columns.map(({ key, title, spoken, end: isEnd }) => (
          <span
            key={key}
            role="columnheader"
            class={isEnd ? 'grid-cell end' : 'grid-cell'}
            aria-sort={sort.key === key ? (sort.down ? 'descending' : 'ascending') : undefined}
          >
            <button
              type="button"
              tabIndex={-1}
              aria-label={spoken}
              onClick={() => onSort({ key, down: sort.key === key && !sort.down })}
            >
              {title}
              {sort.key === key && <span class={sort.down ? 'sort down' : 'sort'} aria-hidden="true" />}
            </button>
          </span>
        ))}
      </div>
      <div
        class="grid-body"
        role="presentation"
        style={{ height: `${rows.length * height}px`, minWidth: isNarrow ? 'auto' : least }}
      >
        {rows.slice(first, end).map((row, offset) => {
          const index = first + offset
          const rowId = id(row)
          const isAt = index === cell.row
          const refusal = refusals?.get(rowId)
          const holder = held?.(row)
          return (
            <div
              key={rowId}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={chosen.has(rowId)}
              class={`grid-row ${isAt ? 'at' : ''} ${isChanged?.(row) ? 'changed' : ''} ${refusal === undefined ? '' : 'refused'} ${holder === undefined ? '' : 'held'}`}
              aria-description={holder}
              style={{
                top: `${index * height}px`,
                height: `${height}px`,
                ...(isNarrow ? {} : { gridTemplateColumns: template }),
              }}
              onClick={event => {
                const column = Number(
                  (event.target as HTMLElement).closest<HTMLElement>('[data-column]')?.dataset.column ?? 0,
                )
                if (isEditing && isAt && column === cell.column) return
                if (event.shiftKey) chooseUpTo(index)
                anchor.current = index
                setEditing(undefined)
                setAt({ row: index, column })
                scroller.current?.focus({ preventScroll: true })
              }}
              onDblClick={() => edit()}
            >
              <span role="gridcell" class="grid-cell">
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={kit().choose(name(row))}
                  checked={chosen.has(rowId)}
                  onClick={event => event.stopPropagation()}
                  onChange={() => toggle(row)}
                />
              </span>
              {columns.map((column, place) => {
                const locked = column.edit?.locked?.(row)
                const isHere = isAt && place === cell.column
                return (
                  <span
                    key={column.key}
                    id={`${grid}-${rowId}-${place}`}
                    role={place === 0 ? 'rowheader' : 'gridcell'}
                    aria-colindex={place + 2}
                    aria-readonly={column.edit === undefined || locked !== undefined}
                    data-column={place}
                    title={locked ?? holder}
                    class={`grid-cell ${column.end ? 'end' : ''} ${isHere ? 'here' : ''} ${column.brief || place === 0 ? 'brief' : ''}`}
                  >
                    {isHere && isEditing ? (
                      <Editor
                        label={kit().edit(column.title, name(row))}
                        text={editing.text}
                        options={column.edit?.options?.(row)}
                        onCommit={commit}
                        onCancel={() => {
                          setEditing(undefined)
                          scroller.current?.focus()
                        }}
                      />
                    ) : (
                      <>
                        {isNarrow && place > 0 && <small>{column.title} </small>}
                        {column.show?.(row) ?? column.text(row)}
                        {place === 0 && refusal !== undefined && (
                          <span class="refusal" title={refusal}>
                            <Icon name="alert" />
                            {refusal}
                          </span>
                        )}
                      </>
                    )}
                  </span>
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}

type EditorProps = {
  readonly label: string
  readonly text: string
  readonly options: readonly string[] | undefined
  readonly onCommit: (text: string, then: 'down' | 'right' | 'left' | 'stay') => void
  readonly onCancel: () => void
}

/** The one editor: Enter keeps and goes down, Tab to the right, Escape leaves the cell as it was. */
function Editor({ label, text, options, onCommit, onCancel }: EditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const ended = useRef(false)
  useLayoutEffect(() => {
    // Not as a property: drawing the grid anew must not take away what is typed.
    if (field.current && !options) field.current.value = text
    field.current?.focus()
    // What was typed first stays; what stood there before is replaced by typing.
    if (text.length !== 1) field.current?.select?.()
  }, [])
  const end = (work: () => void) => {
    if (ended.current) return
    ended.current = true
    work()
  }
  const keyDown = (event: KeyboardEvent) => {
    const then = event.key === 'Enter' ? 'down' : event.key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : undefined
    if (then === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(() => (then === undefined ? onCancel() : onCommit(field.current?.value ?? '', then)))
  }
  const blur = () => end(() => onCommit(field.current?.value ?? '', 'stay'))
  if (options)
    return (
      <select ref={field} aria-label={label} onKeyDown={keyDown} onBlur={blur}>
        {options.map(option => (
          <option key={option} selected={option === text}>
            {option}
          </option>
        ))}
      </select>
    )
  return <input ref={field} aria-label={label} onKeyDown={keyDown} onBlur={blur} />
}
