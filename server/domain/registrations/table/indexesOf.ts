import { fromDecimal } from '../../../../rules/exact.ts'
import type { SourceRow } from '../../handicaps/refresh/handicapSource.ts'
import type { Column } from './columnsOf.ts'
import { type DateRead, readerOfDates } from './readerOfDates.ts'
import type { PersonRead } from './readerOfPeople.ts'
import type { Row } from './rowsOfText.ts'
import type { TableRead } from './tableOf.ts'

/** The indexes in a table that somebody pasted or has in a file, each with whose it is: an id, an address or a name. */
export function indexesOf({ columns, lines }: TableRead): readonly SourceRow[] {
  const [first] = lines
  if (!first) return []
  if (!columns.some(({ field }) => field === 'index'))
    return [{ line: first.row.line, problem: 'there is no column with a handicap index' }]
  if (!columns.some(({ field }) => sayWho.has(field)))
    return [
      { line: first.row.line, problem: 'there is no column with names, handicap ids, e-mail addresses or player ids' },
    ]
  const cellOf = (row: Row, field: Column['field']) =>
    (row.cells[columns.findIndex(column => column.field === field)] ?? '').trim()
  const dateOf = readerOfDates(lines.map(({ row }) => cellOf(row, 'revisionDate')))
  return lines.flatMap(({ row, people }) =>
    people.map(person => {
      const own = { provider: cellOf(row, 'provider'), date: cellOf(row, 'revisionDate'), dateOf }
      return indexOf(person, { line: row.line, playerId: cellOf(row, 'playerId'), ...own })
    }),
  )
}

type OfLine = {
  readonly line: number
  readonly playerId: string
  readonly provider: string
  readonly date: string
  readonly dateOf: (cell: string) => DateRead
}

/** Columns that say whose an index is. */
const sayWho: ReadonlySet<string> = new Set([
  'name',
  'nameBack',
  'firstName',
  'lastName',
  'hcId',
  'number',
  'email',
  'playerId',
])

function indexOf(person: PersonRead, { line, playerId, provider, date, dateOf }: OfLine): SourceRow {
  const { hcIndex, hcIndexModifier, firstName, lastName, email, hcId, number } = person
  if (playerId !== '' && person.playerId === undefined) return { line, problem: `"${playerId}" is not a player id` }
  const revisionDate = date === '' ? null : dateOf(date)
  if (revisionDate === undefined) return { line, problem: `"${date}" is not a date such as 2026-04-30` }
  if (revisionDate === 'unclear')
    return { line, problem: `"${date}" may be two dates: write the dates of the column as 2026-04-30` }
  if (hcIndex === undefined)
    return { line, problem: wrongIndex(person) ?? `has no index${hcIndexModifier ? ` (${hcIndexModifier})` : ''}` }
  const hasName = firstName !== undefined && lastName !== undefined
  if (person.playerId === undefined && (hcId ?? number) === undefined && email === undefined && !hasName)
    return { line, problem: 'names no player' }
  return {
    line,
    indexTenths: fromDecimal(hcIndex),
    revisionDate,
    source: 'PROVIDER',
    ...(person.playerId !== undefined && { playerId: person.playerId }),
    ...(provider !== '' && { provider }),
    ...(hcId !== undefined && { hcId }),
    ...(number !== undefined && { number }),
    ...(email !== undefined && { email }),
    ...(hasName && { name: { firstName, lastName } }),
  }
}

function wrongIndex({ problems }: PersonRead): string | undefined {
  const wrong = problems.find(({ code }) => code === 'notAnIndex' || code === 'errorCell')
  return wrong && 'value' in wrong.values
    ? `"${wrong.values.value}" is not an index from +9.9 to 54.0, such as 12.4`
    : undefined
}
