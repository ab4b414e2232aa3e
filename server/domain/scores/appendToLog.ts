import { cardFromLog } from '../../../rules/recording/cardFromLog.ts'
import { outdone } from '../../../rules/recording/outdone.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { type CardOwner, cardIdOf, cardRow, type StoredEntry, scoreEntryRow, sideOf } from './card.ts'
import type { OpenRound } from './openRound.ts'
import { insertEntries, type LoggedEntry, markOutdone, markRevised, writeCards } from './recording.sql.ts'

/** An entry that is about to be added to a log. */
export type NewEntry = CardOwner & Omit<StoredEntry, 'arrival' | 'receivedAt'>

type OpenLogs = Pick<OpenRound, 'event' | 'logs'> & Partial<Pick<OpenRound, 'leftOut'>>

/** Adds entries to the logs of open cards, in order, writes the cards that follow from them, and returns the logs. */
export async function appendToLog(
  tx: Transaction,
  round: OpenLogs,
  added: readonly NewEntry[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, readonly StoredEntry[]>> {
  return writeGrownCards(tx, round, await logEntries(tx, round, added, now))
}

/** Adds entries to the log and returns those that were added: an id that another card has already is not. */
export async function logEntries(
  tx: Transaction,
  { event }: OpenLogs,
  added: readonly NewEntry[],
  now: Temporal.Instant,
): Promise<readonly LoggedEntry[]> {
  if (added.length === 0) return []
  const { communityId, eventId } = event
  const receivedAt = timestampText(now)
  // The database assigns the place in the log; until they are read again the entries come after everything else.
  const firstArrival = Number.MAX_SAFE_INTEGER - added.length
  const received = added.map((entry, index) => ({ ...entry, receivedAt, arrival: firstArrival + index }))
  const rows = received.map(entry => scoreEntryRow({ communityId, eventId, ...entry }, entry))
  const taken = await insertEntries(tx, rows)
  return received.filter(({ entryId }) => taken.has(entryId))
}

/** Writes the cards that follow from the logs with the added entries, and returns the logs. */
export async function writeGrownCards(
  tx: Transaction,
  { event, logs, leftOut }: OpenLogs,
  taken: readonly LoggedEntry[],
): Promise<ReadonlyMap<string, readonly StoredEntry[]>> {
  const [first] = taken
  if (!first) return logs
  const { communityId, eventId, registrationEventId } = event
  const grown = [...Map.groupBy(taken, cardIdOf)].map(
    ([cardId, entries]) => [cardId, [...(logs.get(cardId) ?? []), ...entries]] as const,
  )
  const cards = grown.map(([cardId, log]) =>
    cardRow({ communityId, eventId, ...sideOf(cardId) }, cardFromLog(log, leftOut?.get(cardId))),
  )
  const gone = grown.flatMap(([, log]) => outdone(log))
  await Promise.all([
    writeCards(tx, cards),
    gone.length > 0 && markOutdone(tx, communityId, gone),
    event.wasOfficial && markRevised(tx, communityId, [eventId, registrationEventId], first.receivedAt),
  ])
  return new Map([...logs, ...grown])
}
