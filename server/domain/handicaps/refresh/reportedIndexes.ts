import { isDate } from '../../../../contract/formats.ts'
import { indexTenthsOf } from '../indexTenthsOf.ts'
import type { ReportedIndex, SourceRow } from './handicapSource.ts'

/** The headings by which columns are recognised, whatever their case, spaces, dots, dashes and underscores. */
const headings = {
  playerId: ['playerid', 'player'],
  provider: ['provider', 'hcprovider', 'hcproviderid'],
  hcId: ['hcid', 'handicapid', 'worldhandicapid'],
  email: ['email', 'emailaddress'],
  index: ['index', 'hcindex', 'handicapindex'],
  revisionDate: ['revisiondate', 'hcrevisiondt', 'revision', 'date'],
} as const

type Column = keyof typeof headings

const columnOf: ReadonlyMap<string, Column> = new Map(
  (Object.keys(headings) as Column[]).flatMap(column =>
    headings[column].map((known): [string, Column] => [known, column]),
  ),
)

/** The indexes in a table whose first row are headings. Empty rows are left out. */
export function reportedIndexes([head = [], ...rows]: readonly (readonly string[])[]): readonly SourceRow[] {
  const columns = head.map(cell => columnOf.get(cell.toLowerCase().replaceAll(/[\s._-]/g, '')))
  const missing = missingColumns(column => columns.includes(column))
  if (missing) return [{ line: 1, problem: missing }]
  return rows.flatMap((row, at) => {
    if (row.every(cell => cell.trim() === '')) return []
    return [reportedIndex(at + 2, column => row[columns.indexOf(column)] ?? '')]
  })
}

function missingColumns(has: (column: Column) => boolean): string | undefined {
  if (!has('index')) return 'there is no column "index"'
  if (!has('playerId') && !has('hcId') && !has('email')) return 'there is no column "hcId", "email" or "playerId"'
  return undefined
}

function reportedIndex(line: number, cell: (column: Column) => string): SourceRow {
  const text = (column: Column) => cell(column).trim()
  const [playerId, provider, hcId, email, revision] = [
    text('playerId'),
    text('provider'),
    text('hcId'),
    text('email'),
    text('revisionDate'),
  ]
  if (playerId + hcId + email === '') return { line, problem: 'names no player' }
  if (playerId !== '' && !/^[1-9][0-9]{0,14}$/.test(playerId))
    return { line, problem: `"${playerId}" is not a player id` }
  const indexTenths = indexTenthsOf(cell('index'))
  if (indexTenths === undefined) {
    return { line, problem: `"${text('index')}" is not an index from +9.9 to 54.0 with one decimal` }
  }
  if (revision !== '' && !isDate(revision))
    return { line, problem: `"${revision}" is not a date of the form YYYY-MM-dd` }
  const report: ReportedIndex = {
    line,
    indexTenths,
    revisionDate: revision === '' ? null : revision,
    source: 'PROVIDER',
    ...(playerId !== '' && { playerId: Number(playerId) }),
    ...(provider !== '' && { provider }),
    ...(hcId !== '' && { hcId }),
    ...(email !== '' && { email }),
  }
  return report
}
