import { cardFromLog } from '../../rules/recording/cardFromLog.ts'
import type { Transaction } from '../database/connect.ts'
import { insertRows } from '../database/insertRows.ts'
import { timestampText } from '../database/timestampText.ts'
import { cardIdOf, cardRow, type KeptEntry, type Side, scoreEntryRow } from './card.ts'
import type { OpenRound } from './openRound.ts'
import { markRevised, writeCards } from './recording.sql.ts'

/** An entry that is about to be received. */
export type NewEntry = Side & Omit<KeptEntry, 'arrival' | 'receivedAt'>

/** Adds entries to the logs of cards that are open, in their order, and writes the cards that the logs make now. */
export async function appendToLog(
  tx: Transaction,
  { event, logs }: OpenRound,
  added: readonly NewEntry[],
  now: Temporal.Instant,
): Promise<void> {
  if (added.length === 0) return
  const { communityId, eventId, registrationEventId } = event
  const receivedAt = timestampText(now)
  const received = added.map((entry, index) => ({
    ...entry,
    receivedAt,
    // The database gives the place in the log; until then it is after everything else.
    arrival: Number.MAX_SAFE_INTEGER - added.length + index,
  }))
  const cards = [...Map.groupBy(received, cardIdOf)].flatMap(([cardId, entries]) => {
    const [first] = entries
    return first
      ? cardRow({ communityId, eventId, ...first }, cardFromLog([...(logs.get(cardId) ?? []), ...entries]))
      : []
  })
  await Promise.all([
    insertRows(
      tx,
      'score_entry',
      received.map(entry => scoreEntryRow({ communityId, eventId, ...entry }, entry)),
    ),
    writeCards(tx, cards),
    event.wasOfficial && markRevised(tx, communityId, [eventId, registrationEventId], receivedAt),
  ])
}
