import type { RefreshProblem } from '../../../../contract/handicapRefreshes/refreshProblems.ts'
import { cutText } from '../../../../contract/site/cutText.ts'
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
    return [{ line: first.row.line, problem: { code: 'noIndexColumn', values: {} } }]
  if (!columns.some(({ field }) => sayWho.has(field)))
    return [{ line: first.row.line, problem: { code: 'noPersonColumn', values: {} } }]
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
  const { hcIndex, firstName, lastName, email, hcId, number } = person
  const problemRow = (code: 'notAPlayerId' | 'notADate' | 'unclearDate', value: string): SourceRow => ({
    line,
    problem: { code, values: { value: cutText(value, 100) } },
  })
  if (playerId !== '' && person.playerId === undefined) return problemRow('notAPlayerId', playerId)
  const revisionDate = date === '' ? null : dateOf(date)
  if (revisionDate === undefined) return problemRow('notADate', date)
  if (revisionDate === 'unclear') return problemRow('unclearDate', date)
  if (hcIndex === undefined) return { line, problem: withoutIndex(person) }
  const hasName = firstName !== undefined && lastName !== undefined
  if (person.playerId === undefined && (hcId ?? number) === undefined && email === undefined && !hasName)
    return { line, problem: { code: 'namesNobody', values: {} } }
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

function withoutIndex({ problems, hcIndexModifier }: PersonRead): RefreshProblem {
  const wrong = problems.find(({ code }) => code === 'notAnIndex' || code === 'errorCell')
  if (wrong && 'value' in wrong.values) return { code: 'notAnIndex', values: { value: wrong.values.value } }
  return hcIndexModifier === undefined
    ? { code: 'noIndex', values: {} }
    : { code: 'noIndexSaid', values: { value: hcIndexModifier } }
}
