import { moneyText } from '../../ui/money.ts'
import { useBoard } from './useBoard.ts'

/** The money of the leaderboard as the draft has it: its flights with their purses, and how it is written. */
export function useMoney() {
  const { now, next, settings } = useBoard()
  const currency = now?.currency
  const all = next?.standings ?? now?.flights ?? []
  const flights = all.map(({ name, entries, purseCents = 0, rows }) => ({
    name: name ?? '',
    entries,
    purseCents,
    /** Who stands at each place. */
    names: rows.map(row => row.name),
  }))
  return {
    currency,
    flights,
    payouts: settings.payouts ?? {},
    entries: flights.reduce((sum, one) => sum + one.entries, 0),
    moneyText: (cents: number) => moneyText(cents, currency),
  }
}
