/**
 * An event as it was at a moment: cards and standings are counted again from the log entries that had arrived by then.
 * Participants, flights and handicaps are those of today.
 */
import { cardFromLog } from '../../rules/recording/cardFromLog.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { roundsOfBoard } from '../domain/events/rounds.sql.ts'
import { cardIdOf, sideOf } from '../domain/scores/card.ts'
import { type EntryOfRound, logOfRounds, roundIds } from '../domain/scores/recording.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { timestampText } from '../kernel/database/timestampText.ts'
import type { RoundCard } from './board.sql.ts'
import { loadBoard } from './boardInput.ts'
import { boardStandings, type StandingsText } from './boardStandings.ts'

/** The cards of all rounds of an event at a moment, without cards that had no entry yet. */
export async function cardsAsOf(
  tx: Transaction,
  event: VisibleEvent,
  moment: Temporal.Instant,
): Promise<readonly RoundCard[]> {
  const rounds = await roundIds(tx, event)
  const log = await logOfRounds(tx, event.communityId, rounds, timestampText(moment))
  return [...Map.groupBy(log, keyOf).values()].flatMap(entries => {
    const [first] = entries
    if (!first) return []
    const { strokes, status, version, updatedAt = '' } = cardFromLog(entries)
    return [{ eventId: first.eventId, ...sideOf(cardIdOf(first)), strokes, status, version, updatedAt }]
  })
}

/** The standings of a leaderboard at a moment; undefined when there is no such leaderboard. */
export async function standingsAsOf(
  tx: Transaction,
  communityId: number,
  leaderboardId: number,
  moment: Temporal.Instant,
): Promise<StandingsText | undefined> {
  const board = await loadBoard(tx, communityId, leaderboardId, {
    rounds: (own, event) => roundsOfBoard(own, event, timestampText(moment)),
    cards: (own, event) => cardsAsOf(own, event, moment),
  })
  return board && boardStandings(board)
}

function keyOf({ eventId, ...side }: EntryOfRound): string {
  return `${eventId}/${cardIdOf(side)}`
}
