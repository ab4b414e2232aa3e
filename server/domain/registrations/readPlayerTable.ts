import { toDecimal } from '../../../rules/exact.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { visibleEvent } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { type KnownPerson, peopleWith } from './table/candidates.sql.ts'
import { columnsOf } from './table/columnsOf.ts'
import { peopleOf } from './table/peopleOf.ts'
import { readTable } from './table/readTable.ts'
import { verdictOf } from './table/verdictOf.ts'

export const readPlayerTable = handle('readPlayerTable', async ({ body, params, caller, database, refuse }) => {
  const rows = await readTable(refuse, body)
  const guessed = columnsOf(rows)
  const columns = guessed.columns.map((column, at) => ({ ...column, field: body.mapping?.[at] ?? column.field }))
  const lines = (guessed.hasHead ? rows.slice(1) : rows).map(row => ({ row, people: peopleOf(row, columns) }))
  const everybody = lines.flatMap(({ people }) => people)
  const known = await database.read(caller.communities, async tx => {
    const event = (await visibleEvent(tx, params.eventId, caller.communities)) ?? refuse('UNAUTHORIZED', 'event')
    return peopleWith(tx, event, {
      // Somebody may have written the names the other way round.
      nameKeys: everybody.flatMap(({ firstName = '', lastName = '' }) => [nameKey(lastName), nameKey(firstName)]),
      emailKeys: everybody.flatMap(({ email }) => (email === undefined ? [] : [emailKey(email)])),
      hcIds: everybody.flatMap(({ hcId }) => hcId ?? []),
    })
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
})

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
