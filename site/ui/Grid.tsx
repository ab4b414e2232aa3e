// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of which only the rows in sight exist, which a table cannot be
import type { ComponentChildren } from 'preact'
import { useId, useMemo } from 'preact/hooks'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { type CellChange, type GridColumn, type Sort, sorted } from './grid.ts'
import { useGridCursor } from './useGridCursor.ts'
import { useGridEditing } from './useGridEditing.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useGridView } from './useGridView.ts'
import { byName } from './words.ts'

export type GridProps<Row> = {
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

/** Rows of which only those in sight are in the page, with one editor that moves with the cursor. An ARIA grid with one tab stop. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, id, sort, onSort, chosen, onChoose } = props
  const rows = useMemo(() => sorted(props.rows, columns, sort, byName()), [props.rows, columns, sort])
  const view = useGridView(rows.length)
  const cursor = useGridCursor({ rows, id, chosen, onChoose, view })
  const editing = useGridEditing(props, rows.length, cursor, view)
  const keys = useGridKeys(props, { rows, cursor, editing, view })
  const grid = useId()
  const template = `2.5rem ${columns.map(({ width, end: isEnd }) => (isEnd ? `${width}rem` : `minmax(${width}rem, ${width}fr)`)).join(' ')}`
  const least = `${columns.reduce((sum, { width }) => sum + width, 4)}rem`
  return (
    <div
      ref={view.scroller}
      class={view.isNarrow ? 'grid cards' : 'grid'}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={cursor.row ? `${grid}-${id(cursor.row)}-${cursor.cell.column}` : undefined}
      {...keys}
    >
      <GridHead
        {...{ columns, sort, onSort, template, least }}
        isAllChosen={rows.length > 0 && chosen.size >= rows.length}
        onChooseAll={all => onChoose(new Set(all ? rows.map(id) : []))}
      />
      <div
        class="grid-body"
        role="presentation"
        style={{ height: `${rows.length * view.rowHeight}px`, minWidth: view.isNarrow ? 'auto' : least }}
      >
        {rows.slice(view.first, view.end).map((row, offset) => (
          <GridRow
            key={id(row)}
            {...{ grid, row, index: view.first + offset, props, template, cursor, editing, view }}
          />
        ))}
      </div>
    </div>
  )
}
