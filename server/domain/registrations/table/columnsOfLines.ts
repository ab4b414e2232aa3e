import type { TableField } from '../../../../contract/playerLists/tableFields.ts'
import type { Column } from './columnsOf.ts'
import { hasPartedPeople, type LineWritten, mostPeople, peopleInLine } from './peopleInLine.ts'
import { type Row, rowOf } from './rowsOfText.ts'

/** Lines as people write them as a table: its columns are the parts that some line has. */
export function columnsOfLines(lines: readonly Row[]): {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
} {
  const isParted = hasPartedPeople(lines.map(({ cells }) => cells[0] ?? ''))
  const read = lines.map(row => ({ row, said: peopleInLine(row.cells[0] ?? '', isParted) }))
  const isNumbered = read.every(({ said }, at) => Number(said.number) === Number(read[0]?.said.number) + at)
  const parts = partsOf(isNumbered).filter(({ of }) => read.some(({ said }) => of(said) !== ''))
  return {
    columns: parts.map(({ field }) => ({ field })),
    rows: read.map(({ row, said }) =>
      rowOf(
        row.line,
        parts.map(({ of }) => of(said)),
        row.text,
      ),
    ),
  }
}

type Part = { readonly field: TableField; readonly of: (said: LineWritten) => string }

/** Numbers that count the lines are nothing; others say which lines belong together. */
function partsOf(isNumbered: boolean): readonly Part[] {
  const people = Array.from({ length: mostPeople }, (_, at) =>
    (['name', 'index', 'gender', 'email'] as const).map(
      (part): Part => ({
        field: (at === 0 ? part : `${part}${at + 1}`) as TableField,
        of: ({ people: own }) => own[at]?.[part] ?? '',
      }),
    ),
  )
  const number: Part = { field: 'team', of: said => said.number }
  return isNumbered ? people.flat() : [number, ...people.flat()]
}
