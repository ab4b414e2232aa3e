import { moneyText } from '../../ui/money.ts'
import { pursesOf } from './purse.ts'
import { useBoard } from './useBoard.ts'

/** The money of the leaderboard as the draft has it: its flights with their purses, and how it is written. */
export function useMoney() {
  const { now, next, settings } = useBoard()
  const { payouts = {} } = settings
  const currency = now?.currency
  const all = next?.standings ?? now?.flights ?? []
  const entries = all.map(one => one.entries)
  const purses = pursesOf(payouts, entries)
  const flights = all.map(({ name = '', rows }, at) => ({
    name,
    entries: entries[at] ?? 0,
    purseCents: purses[at] ?? 0,
    /** Who stands at each place. */
    names: rows.map(row => row.name),
  }))
  return {
    currency,
    flights,
    payouts,
    entries: entries.reduce((sum, one) => sum + one, 0),
    moneyText: (cents: number) => moneyText(cents, currency),
  }
}
