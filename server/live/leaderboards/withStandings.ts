import type { Static } from 'typebox'
import type { LeaderboardDetail } from '../../../contract/leaderboards/console.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { saySteps } from '../../../contract/words/sayPhrase.ts'
import { speakerIn } from '../../../contract/words/speakerIn.ts'
import { countbackSteps } from '../../../rules/standings/countback.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type LiveBoard, loadBoard } from '../boardInput.ts'
import { type CountedFlight, countFlight, type FlightRecord, flightRecord } from '../flightStandings.ts'

/** Enough to see who wins, and what a tie or a prize does to them. */
const rowsOfFlight = 15

/** A leaderboard with the first rows of each flight, as the cards count by the settings that this transaction sees. */
export async function withStandings(
  detail: Static<typeof LeaderboardDetail>,
  tx: Transaction,
  event: VisibleEvent,
  language: Language,
) {
  const board = await loadBoard(tx, event.communityId, detail.leaderboardId)
  if (!board) throw new Error(`Leaderboard ${detail.leaderboardId} was read and is gone.`)
  const counted = board.flights.map(flight => {
    const result = countFlight(board, flight)
    const record = flightRecord(board, flight, result)
    return { result, record: { ...record, rows: record.rows.slice(0, rowsOfFlight) } }
  })
  return {
    ...detail,
    standings: counted.map(({ record }) => record),
    decided: counted.flatMap(({ result, record }) => decidedIn(board, result, record, language)),
  }
}

/** What parted each side from those with the same total. */
function decidedIn(board: LiveBoard, { input }: CountedFlight, { rows }: FlightRecord, language: Language) {
  const level = rows.filter(row => row.value !== null && rows.some(one => one !== row && one.value === row.value))
  return level.flatMap(({ sideId }) => {
    const parted = board.format
      .explain(input, { sideId })
      .findLast(({ result }) => typeof result === 'object' && 'code' in result && result.code === 'separated')
    if (!parted) return []
    const [said] = saySteps([parted], speakerIn(language))
    const step = countbackSteps.find(one => one === parted.step)
    return [{ sideId, step, by: [said?.what, said?.formula].filter(Boolean).join(': ') }]
  })
}
