import type { readPlayerTable } from '../../../../contract/console/playerTable.ts'
import type { BodyOf } from '../../../../contract/operation.ts'
import { toDecimal } from '../../../../rules/exact.ts'
import { emailKey } from '../../../kernel/keys/emailKey.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { Refuse } from '../../../kernel/refuse.ts'
import type { KnownPerson, PersonKeys } from './candidates.sql.ts'
import { columnsOf } from './columnsOf.ts'
import { peopleOf } from './peopleOf.ts'
import { type OfPerson, readTable } from './readTable.ts'
import { verdictOf } from './verdictOf.ts'

/**
 * Reads a table of people and says for each line who it is among those that `find` knows. Refuses with `VALIDATION` what
 * cannot be read or is too long.
 */
export async function readPeople(
  refuse: Refuse<'VALIDATION'>,
  by: OfPerson,
  table: BodyOf<typeof readPlayerTable>,
  find: (keys: PersonKeys) => Promise<readonly KnownPerson[]>,
) {
  const rows = await readTable(refuse, by, table)
  const guessed = columnsOf(rows)
  const columns = guessed.columns.map((column, at) => ({ ...column, field: table.mapping?.[at] ?? column.field }))
  const lines = (guessed.hasHead ? rows.slice(1) : rows).map(row => ({ row, people: peopleOf(row, columns) }))
  const everybody = lines.flatMap(({ people }) => people)
  const known = await find({
    // Somebody may have written the names the other way round.
    nameKeys: everybody.flatMap(({ firstName = '', lastName = '' }) => [nameKey(lastName), nameKey(firstName)]),
    emailKeys: everybody.flatMap(({ email }) => (email === undefined ? [] : [emailKey(email)])),
    hcIds: everybody.flatMap(({ hcId }) => hcId ?? []),
  })
  const teamAt = columns.findIndex(({ field }) => field === 'team')
  return {
    columns,
    lines: lines.map(({ row, people }) => {
      const team = teamAt < 0 ? '' : (row.cells[teamAt] ?? '').slice(0, 100)
      return {
        line: row.line,
        text: row.text,
        ...(team !== '' && { team }),
        people: people.map(person => {
          const { verdict, candidates } = verdictOf(person, known)
          return { ...person, verdict, candidates: candidates.map(candidateOf) }
        }),
      }
    }),
  }
}

function candidateOf({ playerId, firstName, lastName, suffix, indexTenths, registered }: KnownPerson) {
  return {
    playerId,
    firstName,
    lastName,
    ...(suffix !== null && { suffix }),
    ...(indexTenths !== null && { hcIndex: toDecimal(indexTenths) }),
    registered,
  }
}
