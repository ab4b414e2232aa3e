import { worded } from '../../../contract/words/spoken.ts'
import { call, type Reply } from '../../ui/call.ts'
import type { Table } from '../../ui/saveTable.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { eventsTable } from './EventsSheet.tsx'

type Words = ScreenWords<'numbers'>
type Numbers = Reply<'getClubNumbers'>

/** What can be saved of the numbers of a club, each with its file and what makes it. */
export function tablesOf(data: Numbers, communityId: number, words: Words) {
  const events = async () => {
    const list = await call('listClubEvents', { params: { communityId }, query: { year: data.year } })
    return eventsTable(list.events, words)
  }
  return [
    { words: words.title, name: fileName(data, words.title), make: () => numbersTable(data, words) },
    { words: words.byGroup, name: fileName(data, words.byGroup), make: () => groupsTable(data, words) },
    { words: words.byMonth, name: fileName(data, words.byMonth), make: () => monthsTable(data, words) },
    { words: words.events, name: fileName(data, words.events), make: events },
  ]
}

function fileName(data: Numbers, what: string): string {
  return `${data.name} ${what} ${data.year}`
}

function numbersTable(
  { people, events, rounds, registered, noShows, withdrawals, year }: Numbers,
  words: Words,
): Table {
  const { rounds: ofPlayers, ...counted } = people
  return [
    [words.number, words.value],
    ...(Object.entries(counted) as [Exclude<keyof typeof people, 'rounds'>, number][]).map(([name, value]) => [
      worded(words.of, name, { year }),
      value,
    ]),
    [words.events, events],
    [words.rounds, rounds],
    [words.perPlayer, people.played > 0 ? Math.round((10 * ofPlayers) / people.played) / 10 : undefined],
    [words.entries, registered],
    [worded(words.of, 'noShows', { year }), noShows],
    [worded(words.of, 'withdrawals', { year }), withdrawals],
  ]
}

function groupsTable({ groups }: Numbers, words: Words): Table {
  return [
    [words.group, words.players, words.events, words.rounds, words.places, words.placesTaken, words.paceMinutes],
    ...groups.map(one => [one.name, one.players, one.events, one.rounds, one.places, one.placesTaken, one.paceMinutes]),
  ]
}

function monthsTable({ months, year }: Numbers, words: Words): Table {
  return [
    [words.month, words.events, words.rounds],
    ...months.map(one => [`${year}-${String(one.month).padStart(2, '0')}`, one.events, one.rounds]),
  ]
}
