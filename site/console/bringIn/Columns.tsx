import type { Reply } from '../../ui/call.ts'
import type { en } from './list/en.ts'

type Column = Reply<'readPlayerTable'>['columns'][number]

type ColumnsProps = {
  readonly words: typeof en
  readonly columns: readonly Column[]
  readonly onMapping: (mapping: readonly Column['field'][]) => void
}

/** What the columns of a list hold, as it was guessed; whoever says otherwise has it read again. */
export function Columns({ words, columns, onMapping }: ColumnsProps) {
  return (
    <>
      <h2>{words.columns}</h2>
      <div class="fill-fields">
        {columns.map((column, at) => (
          <label key={`${at}-${column.field}`}>
            {column.heading ?? words.column(at + 1)}
            <select
              class="input select"
              value={column.field}
              onChange={event => {
                const field = event.currentTarget.value as typeof column.field
                onMapping(columns.map((one, place) => (place === at ? field : one.field)))
              }}
            >
              {Object.entries(words.fields).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </>
  )
}
