import type { BodyOf } from '../../../../contract/operation.ts'
import type { readPlayerTable } from '../../../../contract/playerLists/console.ts'
import { cutText } from '../../../../contract/site/cutText.ts'
import { toDecimal } from '../../../../rules/exact.ts'
import { emailKey } from '../../../kernel/keys/emailKey.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { Refuse } from '../../../kernel/refuse.ts'
import { againOf } from './againOf.ts'
import type { KnownPerson, PersonHere, PersonKeys } from './candidates.sql.ts'
import type { PersonRead } from './readerOfPeople.ts'
import { readingOf } from './readingOf.ts'
import { type OfPerson, readTable } from './readTable.ts'
import { tableOf } from './tableOf.ts'
import { twiceIn } from './twiceIn.ts'
import { verdictOf } from './verdictOf.ts'

/** Those whom a list may mean, and everybody who is here already. */
export type FoundPeople = { readonly known: readonly KnownPerson[]; readonly here: readonly PersonHere[] }

/**
 * Reads a table of people and says for each line who it is among those that `find` knows. Refuses with `VALIDATION` what
 * cannot be read or is too long.
 */
export async function readPeople(
  refuse: Refuse<'VALIDATION'>,
  by: OfPerson,
  given: BodyOf<typeof readPlayerTable>,
  find: (keys: PersonKeys) => Promise<FoundPeople>,
) {
  const read = await readTable(refuse, by, given)
  const table = tableOf(read.rows, given)
  const everybody = table.lines.flatMap(({ row, people }) => people.map(person => ({ line: row.line, person })))
  const { known, here } = await find(keysOf(everybody.map(({ person }) => person)))
  const asked = twiceIn(everybody).values()
  const teamAt = table.columns.findIndex(({ field }) => field === 'team')
  const lines = table.lines.map(({ row, people }) => {
    const team = teamAt < 0 ? '' : cutText(row.cells[teamAt] ?? '', 100)
    return {
      line: row.line,
      text: row.text,
      ...(team !== '' && { team }),
      people: people.map(person => judged(person, known, asked.next().value ?? [])),
    }
  })
  const again = againOf(
    lines.flatMap(({ people }) => people),
    here,
  )
  return { ...readingOf(read, table), lines, ...(again && { again }) }
}

function keysOf(people: readonly PersonRead[]): PersonKeys {
  return {
    nameKeys: people.flatMap(lastNamesOf),
    emailKeys: people.flatMap(({ email }) => (email === undefined ? [] : [emailKey(email)])),
    numbers: people.flatMap(({ hcId, number }) => [hcId, number].filter(one => one !== undefined)),
    playerIds: people.flatMap(({ playerId }) => playerId ?? []),
  }
}

/** What the last name may be, as keys: somebody may have written the names the other way round, and of three words it may begin at each. */
function lastNamesOf({ firstName = '', lastName = '', guessedName }: PersonRead): readonly string[] {
  const words = nameKey(`${firstName} ${lastName}`).split(' ')
  const cuts = guessedName ? words.map((_, at) => words.slice(at).join(' ')).slice(1) : []
  return [nameKey(lastName), nameKey(firstName), ...cuts]
}

function judged(read: PersonRead, known: readonly KnownPerson[], twice: ReturnType<typeof twiceIn>[number]) {
  const { playerId: _, guessedName: __, ...person } = read
  const { verdict, candidates, problems } = verdictOf(read, known)
  return {
    ...person,
    // Somebody who stands in the list before is a question, whoever it is.
    verdict: twice.length > 0 && verdict !== 'unreadable' ? ('perhaps' as const) : verdict,
    candidates: candidates.map(candidateOf),
    problems: [...person.problems, ...problems, ...twice],
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
