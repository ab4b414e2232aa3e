import type { Static } from 'typebox'
import type { LeaderboardDetail } from '../../../contract/leaderboards/console.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { loadBoard } from '../boardInput.ts'
import { standingsRecord } from '../boardStandings.ts'

/** Enough to see who wins, and what a tie or a prize does to them. */
const rowsOfFlight = 15

/** A leaderboard with the first rows of each flight, as the cards count by the settings that this transaction sees. */
export async function withStandings(detail: Static<typeof LeaderboardDetail>, tx: Transaction, event: VisibleEvent) {
  const board = await loadBoard(tx, event.communityId, detail.leaderboardId)
  if (!board) throw new Error(`Leaderboard ${detail.leaderboardId} was read and is gone.`)
  const { flights } = standingsRecord(board)
  return { ...detail, standings: flights.map(flight => ({ ...flight, rows: flight.rows.slice(0, rowsOfFlight) })) }
}
