/** Results and prizes as files for spreadsheets, made of what the screen shows. */
import { csvLine } from '../../../contract/site/csvLine.ts'
import type { Reply } from '../../ui/call.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Words } from './Results.tsx'

type Cell = string | number | null | undefined

export const saveCsv = {
  /** One line a side, flight by flight. */
  results({ name, flights, unit }: Reply<'getStandings'>, words: Words): void {
    save(name, [
      [words.flight, words.place, words.name, words.value[unit], words.toPar, words.prize],
      ...flights.flatMap(flight =>
        flight.rows.map(row => [flight.name, row.label, row.name, row.value, row.toPar, decimal(row.payoutCents)]),
      ),
    ])
  },

  /** One line a prize; what was handed out stands in the first line of a payee. */
  prizes({ payees }: Reply<'getSettlement'>, boards: readonly LeaderboardSummary[], words: Words): void {
    const nameOf = new Map(boards.map(({ leaderboardId, name }) => [leaderboardId, name]))
    const nothing = { leaderboardId: 0, label: '', cents: 0 }
    save(words.payees, [
      [words.name, words.leaderboard, words.flight, words.place, words.prize, words.given, words.method, words.note],
      ...payees.flatMap(({ name, prizes, given }) =>
        (prizes.length > 0 ? prizes : [nothing]).map((prize: (typeof prizes)[number], at) => [
          name,
          nameOf.get(prize.leaderboardId),
          prize.flight,
          prize.label,
          decimal(prize.cents),
          ...(at === 0 && given ? [decimal(given.cents), words.methods[given.method], given.note] : ['', '', '']),
        ]),
      ),
    ])
  },
}

function decimal(cents: number | undefined): string {
  return cents === undefined ? '' : (cents / 100).toFixed(2)
}

function save(name: string, lines: readonly (readonly Cell[])[]): void {
  // Spreadsheets take a text without the mark of its letters for one of their own country.
  const text = `\ufeff${lines.map(csvLine).join('\r\n')}\r\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
