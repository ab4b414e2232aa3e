import type { TableField } from '../../../contract/playerLists/tableFields.ts'
import type { Reply } from '../../ui/call.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { fieldLabel } from './fieldLabel.ts'

type Column = Reply<'readPlayerTable'>['columns'][number]
type Said = readonly (TableField | 'ask')[]

type ColumnsProps = {
  readonly words: ScreenWords<'bringInList'>
  readonly columns: readonly Column[]
  readonly fields: readonly TableField[]
  /** What was said of them before. */
  readonly said: Said
  readonly onMapping: (mapping: (TableField | 'ask')[]) => void
}

/** What the columns of a list hold: questions first, then each with its heading and its first cells; whoever says otherwise has the list read again. */
export function Columns({ words, columns, fields, said, onMapping }: ColumnsProps) {
  const say = (at: number, field: TableField) =>
    onMapping(columns.map((_, place) => (place === at ? field : (said[place] ?? 'ask'))))
  const nameOf = ({ heading }: Column, at: number) => heading ?? words.column({ at: at + 1 })
  return (
    <>
      <h2>{words.columns}</h2>
      {columns.map((column, at) =>
        column.perhaps === undefined ? null : (
          <p key={at} class="banner ask">
            <span>
              {words.perhaps({
                column: nameOf(column, at),
                sample: column.sample,
                field: fieldLabel(words, column.perhaps),
              })}
            </span>
            <button type="button" class="button" onClick={() => say(at, column.perhaps ?? 'ignore')}>
              {words.itIs({ field: fieldLabel(words, column.perhaps) })}
            </button>
            <button type="button" class="button" onClick={() => say(at, column.field)}>
              {words.itIsNot}
            </button>
          </p>
        ),
      )}
      <div class="fill-fields read-columns">
        {columns.map((column, at) => (
          <label key={at}>
            <span>
              <bdi>{nameOf(column, at)}</bdi> <small class="quiet">{column.sample}</small>
            </span>
            <select
              class="input select"
              value={column.field}
              onChange={event => say(at, event.currentTarget.value as TableField)}
            >
              {fields.map(field => (
                <option key={field} value={field}>
                  {fieldLabel(words, field)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </>
  )
}
