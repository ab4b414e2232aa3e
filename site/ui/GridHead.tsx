// biome-ignore-all lint/a11y/useSemanticElements: part of an ARIA grid, see Grid.tsx
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell
import type { GridProps } from './Grid.tsx'
import { kit } from './words.ts'

type GridHeadProps<Row> = Pick<GridProps<Row>, 'columns' | 'sort' | 'onSort'> & {
  readonly template: string
  readonly least: string
  readonly isAllChosen: boolean
  readonly onChooseAll: (all: boolean) => void
}

/** The titles of the columns, which order the rows, and the box that chooses all. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, sort, onSort, template, least, isAllChosen, onChooseAll } = props
  return (
    <div class="grid-row head" role="row" aria-rowindex={1} style={{ gridTemplateColumns: template, minWidth: least }}>
      <span role="columnheader" class="grid-cell">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={kit().chooseAll}
          checked={isAllChosen}
          onChange={event => onChooseAll(event.currentTarget.checked)}
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
  )
}
