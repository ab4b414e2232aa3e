import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Origin } from '../../domain/audit/record.ts'
import { cardIdOf } from '../../domain/scores/card.ts'
import { logOfRounds, roundIds } from '../../domain/scores/recording.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { type BroughtBack, bringBack } from './bringBack.ts'

/** Brings the cards of all rounds of an event to what they were at a moment, by entries of the committee. */
export async function restoreScores(
  tx: Transaction,
  event: VisibleEvent,
  moment: Temporal.Instant,
  origin: Origin,
): Promise<readonly BroughtBack[]> {
  const { communityId } = event
  const rounds = await roundIds(tx, event)
  const log = await logOfRounds(tx, communityId, rounds, timestampText(moment))
  const reason = `As of ${timestampText(moment)}`
  const changed: BroughtBack[] = []
  for (const eventId of rounds) {
    const entries = log.filter(entry => entry.eventId === eventId)
    changed.push(...(await bringBack(tx, { communityId, eventId }, Map.groupBy(entries, cardIdOf), reason, origin)))
  }
  return changed
}
