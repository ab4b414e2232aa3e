/** What a row of a leaderboard says as numbers: a total stands only for rounds that are in. */
import type { Reply } from '../../ui/call.ts'

export type Standings = Reply<'getStandings'>
export type Flight = Standings['flights'][number]
export type Row = Flight['rows'][number]
export type SideInPlay = Reply<'getRoundInPlay'>['sides'][number]

const isOver = (state: string | undefined) => state === 'completed' || state === 'official'

/** The result of each round, in their order: undefined for one that is still being played, or was not. */
export function roundTotals({ status, rounds }: Row, { rounds: known }: Standings): readonly (number | undefined)[] {
  return known.map(({ state }, at) => {
    const cell = rounds[at]
    return cell && (isOver(state) || status === 'complete') ? cell.value : undefined
  })
}

/** The sum of rounds that are in; undefined while one of them is being played: part totals on different holes say nothing. */
export function totalOf(row: Row, standings: Standings): number | undefined {
  const totals = roundTotals(row, standings)
  const isWhole = row.rounds.every((cell, at) => !cell || totals[at] !== undefined)
  return row.value !== null && isWhole && totals.some(total => total !== undefined) ? row.value : undefined
}

/** Where the prizes end: the last row that wins money, if others come after it. */
export function lastPaid(rows: readonly Row[]): number {
  const at = rows.findLastIndex(({ payoutCents = 0 }) => payoutCents > 0)
  return at < rows.length - 1 ? at : -1
}

/** What a place pays and how many have it, best first. */
export type PaidPlace = { readonly label: string; readonly sides: number; readonly cents: number }

/** The places of a flight that win money, each with all that is paid for it. */
export function paidPlaces(rows: readonly Row[]): readonly PaidPlace[] {
  const paid = rows.filter(({ payoutCents = 0 }) => payoutCents > 0)
  return [...Map.groupBy(paid, ({ label }) => label)].map(([label, level]) => ({
    label,
    sides: level.length,
    cents: wonCents(level),
  }))
}

/** What the rows have won together. */
export function wonCents(rows: readonly Row[]): number {
  return rows.reduce((sum, { payoutCents = 0 }) => sum + payoutCents, 0)
}
