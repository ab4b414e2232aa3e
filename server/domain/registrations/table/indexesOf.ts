import { isDate } from '../../../../contract/formats.ts'
import { fromDecimal } from '../../../../rules/exact.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { SourceRow } from '../../handicaps/refresh/handicapSource.ts'
import { columnsOf } from './columnsOf.ts'
import { peopleOf } from './peopleOf.ts'
import type { Row } from './rowsOfText.ts'

/** Columns that only tables of handicaps have, by their headings as `nameKey` writes them. */
const own = {
  playerId: /^player[ _-]?id$/,
  provider: /^(hc ?)?provider( ?id)?$/,
  revisionDate: /^(hc ?)?(revision|revised|date|data|datum|as of)( ?(date|dt))?$/,
} as const

type Own = keyof typeof own

/** The indexes in a table that somebody pasted or has in a file, with headings or without, each with whose it is: an id, an address or a name. */
export function indexesOf(rows: readonly Row[]): readonly SourceRow[] {
  const [head] = rows
  if (!head) return []
  const at = (name: Own) => head.cells.findIndex(cell => own[name].test(nameKey(cell)))
  const named = { playerId: at('playerId'), provider: at('provider'), revisionDate: at('revisionDate') }
  const places = { ...named, revisionDate: named.revisionDate < 0 ? columnOfDates(rows) : named.revisionDate }
  const taken = new Set(Object.values(places))
  const people = rows.map(row => ({ ...row, cells: row.cells.filter((_, place) => !taken.has(place)) }))
  const { columns, hasHead } = columnsOf(people)
  const begins = hasHead || Object.values(named).some(place => place >= 0) ? 1 : 0
  if (!columns.some(({ field }) => field === 'index'))
    return [{ line: head.line, problem: 'there is no column with a handicap index' }]
  return rows.slice(begins).flatMap((row, index): SourceRow[] => {
    const cell = (name: Own) => (row.cells[places[name]] ?? '').trim()
    const { line } = row
    const [playerId, provider, revisionDate] = [cell('playerId'), cell('provider'), cell('revisionDate')]
    if (playerId !== '' && !/^[1-9][0-9]{0,14}$/.test(playerId))
      return [{ line, problem: `"${playerId}" is not a player id` }]
    if (revisionDate !== '' && !isDate(revisionDate))
      return [{ line, problem: `"${revisionDate}" is not a date of the form YYYY-MM-dd` }]
    return peopleOf(people[index + begins] ?? row, columns).map(person => {
      const { hcIndex, firstName, lastName, email, hcId } = person
      const wrong = person.problems.find(problem => problem.includes('index'))
      if (hcIndex === undefined) return { line, problem: wrong ?? 'has no index' }
      const hasName = firstName !== undefined && lastName !== undefined
      if (playerId === '' && hcId === undefined && email === undefined && !hasName)
        return { line, problem: 'names no player' }
      return {
        line,
        indexTenths: fromDecimal(hcIndex),
        revisionDate: revisionDate === '' ? null : revisionDate,
        source: 'PROVIDER',
        ...(playerId !== '' && { playerId: Number(playerId) }),
        ...(provider !== '' && { provider }),
        ...(hcId !== undefined && { hcId }),
        ...(email !== undefined && { email }),
        // An id says who it is; a name may be written in many ways.
        ...(hasName &&
          playerId === '' &&
          hcId === undefined &&
          email === undefined && { name: { firstName, lastName } }),
      }
    })
  })
}

/** The column in which most cells are dates; -1 where there is none. */
function columnOfDates(rows: readonly Row[]): number {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const isOfDates = (place: number) =>
    rows.filter(({ cells }) => isDate((cells[place] ?? '').trim())).length * 2 > rows.length
  return Array.from({ length: width }, (_, place) => place).findIndex(isOfDates)
}
