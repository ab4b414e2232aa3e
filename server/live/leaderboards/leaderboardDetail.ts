import type { Static } from 'typebox'
import type { LeaderboardDetail } from '../../../contract/leaderboards/console.ts'
import { cutText } from '../../../contract/site/cutText.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { say } from '../../../contract/words/say.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { flightsOff } from '../../domain/flights/requireFlight.ts'
import { typeOf } from '../../domain/leaderboards/oneBall.ts'
import { boardRows } from '../../domain/setup/eventSetup.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { loadBoard } from '../boardInput.ts'

/** A leaderboard as a director sets it up; undefined when exactly this event has none with the id. */
export async function leaderboardDetail(
  tx: Transaction,
  event: VisibleEvent,
  leaderboardId: number,
  language: Language,
): Promise<Static<typeof LeaderboardDetail> | undefined> {
  const [board, rows] = await Promise.all([loadBoard(tx, event.communityId, leaderboardId), boardRows(tx, event)])
  const row = rows.find(one => one.leaderboardId === leaderboardId && one.eventId === event.eventId)
  if (!board || !row) return undefined
  const { formatId, name, team, settings, publicEventId } = board.leaderboard
  return {
    leaderboardId,
    eventId: publicEventId,
    name,
    typeId: typeOf(formatId, settings)?.id ?? board.format.leaderboardType.id,
    format: formatId,
    team,
    settings,
    flights: [...row.flights],
    unassigned: flightsOff(event) || row.flights.length === 0 ? 0 : row.inNoFlight,
    cards: [...board.cards.values()].filter(({ strokes }) => strokes.some(value => value !== null)).length,
    sharesPrizeWith: board.prizeGroup.flatMap(other => (other ? [other.leaderboard.leaderboardId] : [])),
    warnings: board.warnings.map(warning => cutText(say(warning, language), 500)),
  }
}
