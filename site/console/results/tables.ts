/** What is saved of results as tables, of what the screen and the interface say. The first line has the names of the columns. */

import type { Reply } from '../../ui/call.ts'
import { digitsOf } from '../../ui/clock.ts'
import type { Amount, Table } from '../../ui/saveTable.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Words } from './Results.tsx'

/** One line a side, flight by flight. */
export function resultsTable({ flights, unit }: Reply<'getStandings'>, words: Words): Table {
  return [
    [words.flight, words.place, words.name, words.value[unit], words.toPar, words.prize],
    ...flights.flatMap(flight =>
      flight.rows.map(row => [flight.name, row.label, row.name, row.value, row.toPar, amount(row.payoutCents)]),
    ),
  ]
}

/** One line a prize; what was handed out stands in the first line of a payee. */
export function prizesTable(
  { payees }: Reply<'getSettlement'>,
  boards: readonly LeaderboardSummary[],
  words: Words,
): Table {
  const nameOf = new Map(boards.map(({ leaderboardId, name }) => [leaderboardId, name]))
  const nothing = { leaderboardId: 0, label: '', cents: 0 }
  return [
    [words.name, words.leaderboard, words.flight, words.place, words.prize, words.given, words.method, words.note],
    ...payees.flatMap(({ name, prizes, given }) =>
      (prizes.length > 0 ? prizes : [nothing]).map((prize: (typeof prizes)[number], at) => [
        name,
        nameOf.get(prize.leaderboardId),
        prize.flight,
        prize.label,
        amount(prize.cents),
        ...(at === 0 && given ? [amount(given.cents), words.methods[given.method], given.note] : [null, null, null]),
      ]),
    ),
  ]
}

/** One line a card, group by group; a ball that was picked up is an X, and has no total. */
export function cardsTable({ cards, holes, firstHole }: Reply<'listCards'>, words: Words): Table {
  const numbers = Array.from({ length: holes }, (_, at) => firstHole + at)
  return [
    [words.name, words.start, words.status, ...numbers, words.total],
    ...cards.map(({ name, teeTime, hole, group, status, strokes }) => {
      const own = numbers.map(number => strokes[number - 1] ?? null)
      return [
        name,
        teeTime === undefined ? null : `${digitsOf(teeTime)} ${hole}${group}`,
        words.statuses[status],
        ...own.map(score => (score === 0 ? 'X' : score)),
        own.some(score => !score) ? null : own.reduce<number>((sum, score) => sum + (score ?? 0), 0),
      ]
    }),
  ]
}

function amount(cents: number | undefined): Amount | undefined {
  return cents === undefined ? undefined : { cents }
}
