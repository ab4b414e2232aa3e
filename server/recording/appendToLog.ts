import { cardFromLog } from '../../rules/recording/cardFromLog.ts'
import type { Transaction } from '../database/connect.ts'
import { insertRows } from '../database/insertRows.ts'
import { timestampText } from '../database/timestampText.ts'
import { cardIdOf, cardRow, type KeptEntry, type Side, scoreEntryRow, sideOf } from './card.ts'
import type { OpenRound } from './openRound.ts'
import { markRevised, writeCards } from './recording.sql.ts'

/** An entry that is about to be received. */
export type NewEntry = Side & Omit<KeptEntry, 'arrival' | 'receivedAt'>

/** Adds entries to the logs of open cards, in their order, writes the cards that the logs make now, and answers the logs. */
export async function appendToLog(
  tx: Transaction,
  { event, logs }: Pick<OpenRound, 'event' | 'logs'>,
  added: readonly NewEntry[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, readonly KeptEntry[]>> {
  if (added.length === 0) return logs
  const { communityId, eventId, registrationEventId } = event
  const receivedAt = timestampText(now)
  // The database gives the place in the log; until then the entries are after everything else.
  const firstArrival = Number.MAX_SAFE_INTEGER - added.length
  const received = added.map((entry, index) => ({ ...entry, receivedAt, arrival: firstArrival + index }))
  const grown = [...Map.groupBy(received, cardIdOf)].map(
    ([cardId, entries]) => [cardId, [...(logs.get(cardId) ?? []), ...entries]] as const,
  )
  const cards = grown.map(([cardId, log]) => cardRow({ communityId, eventId, ...sideOf(cardId) }, cardFromLog(log)))
  const rows = received.map(entry => scoreEntryRow({ communityId, eventId, ...entry }, entry))
  await Promise.all([
    insertRows(tx, 'score_entry', rows),
    writeCards(tx, cards),
    event.wasOfficial && markRevised(tx, communityId, [eventId, registrationEventId], receivedAt),
  ])
  return new Map([...logs, ...grown])
}
