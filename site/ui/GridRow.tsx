// biome-ignore-all lint/a11y/useSemanticElements: part of an ARIA grid, see Grid.tsx
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the keys are those of the grid
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: a row header is a cell, and may be read only
import type { GridProps } from './Grid.tsx'
import { GridEditor } from './GridEditor.tsx'
import { Icon } from './Icon.tsx'
import type { GridCursor } from './useGridCursor.ts'
import type { GridEditing } from './useGridEditing.ts'
import type { GridView } from './useGridView.ts'
import { kit } from './words.ts'

type GridRowProps<Row> = {
  /** Begins the ids of its cells. */
  readonly grid: string
  readonly row: Row
  readonly index: number
  readonly props: GridProps<Row>
  readonly template: string
  readonly cursor: GridCursor<Row>
  readonly editing: GridEditing
  readonly view: GridView
}

/** A row where it belongs, with the box that chooses it. */
export function GridRow<Row>(given: GridRowProps<Row>) {
  const { row, index, props, template, cursor, editing, view } = given
  const { id, name, chosen, columns, refusals, isChanged, held } = props
  const rowId = id(row)
  const isAt = index === cursor.cell.row
  const holder = held?.(row)

  function click(event: MouseEvent): void {
    const pressed = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')
    const column = Number(pressed?.dataset.column ?? 0)
    if (editing.text !== undefined && isAt && column === cursor.cell.column) return
    if (event.shiftKey) cursor.chooseUpTo(index)
    cursor.anchor.current = index
    editing.end()
    cursor.setAt({ row: index, column })
    view.scroller.current?.focus({ preventScroll: true })
  }

  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={chosen.has(rowId)}
      class={`grid-row ${isAt ? 'at' : ''} ${isChanged?.(row) ? 'changed' : ''} ${refusals?.has(rowId) ? 'refused' : ''} ${holder === undefined ? '' : 'held'}`}
      aria-description={holder}
      style={{
        top: `${index * view.rowHeight}px`,
        height: `${view.rowHeight}px`,
        ...(view.isNarrow ? {} : { gridTemplateColumns: template }),
      }}
      onClick={click}
      onDblClick={() => editing.edit()}
    >
      <span role="gridcell" class="grid-cell">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={kit().choose({ what: name(row) })}
          checked={chosen.has(rowId)}
          onClick={event => event.stopPropagation()}
          onChange={() => cursor.toggle(row)}
        />
      </span>
      {columns.map((column, place) => (
        <GridCell key={column.key} {...given} place={place} />
      ))}
    </div>
  )
}

/** What stands in the column at `place`, or the editor. */
function GridCell<Row>({
  grid,
  row,
  index,
  place,
  props,
  cursor,
  editing,
  view,
}: GridRowProps<Row> & { readonly place: number }) {
  const column = props.columns[place]
  if (!column) return null
  const rowId = props.id(row)
  const locked = column.edit?.locked?.(row)
  const isHere = index === cursor.cell.row && place === cursor.cell.column
  const refusal = place === 0 ? props.refusals?.get(rowId) : undefined
  return (
    <span
      id={`${grid}-${rowId}-${place}`}
      role={place === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={place + 2}
      aria-readonly={column.edit === undefined || locked !== undefined}
      data-column={place}
      title={locked ?? props.held?.(row)}
      class={`grid-cell ${column.end ? 'end' : ''} ${isHere ? 'here' : ''} ${column.brief || place === 0 ? 'brief' : ''}`}
    >
      {isHere && editing.text !== undefined ? (
        <GridEditor
          label={kit().edit({ column: column.title, row: props.name(row) })}
          text={editing.text}
          options={column.edit?.options?.(row)}
          onCommit={editing.commit}
          onCancel={editing.cancel}
        />
      ) : (
        <>
          {view.isNarrow && place > 0 && <small>{column.title} </small>}
          {column.show?.(row) ?? column.text(row)}
          {refusal !== undefined && (
            <span class="refusal" title={refusal}>
              <Icon name="alert" />
              {refusal}
            </span>
          )}
        </>
      )}
    </span>
  )
}
