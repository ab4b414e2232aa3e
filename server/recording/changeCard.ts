import { cardFromLog, type RecordedCard } from '../../rules/recording/cardFromLog.ts'
import type { LogEntry } from '../../rules/recording/scoreLog.ts'
import type { Caller } from '../access/callers.ts'
import type { Change } from '../audit/record.ts'
import type { Transaction } from '../database/connect.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { appendToLog, type NewEntry } from './appendToLog.ts'
import { type Side, sideOf } from './card.ts'
import { cardRecord } from './cardRecord.ts'
import { openCards } from './openCards.ts'
import type { OpenRound } from './openRound.ts'
import { placeOf, sidesOf } from './recordEntries.ts'

export type CardRequest = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly caller: Pick<Caller, 'actor' | 'communities'>
  readonly params: { readonly cardId: string }
  readonly now: Temporal.Instant
  readonly record: (change: Change) => Promise<void>
}

export type OpenCard = {
  readonly side: Side
  readonly round: OpenRound
  readonly log: readonly LogEntry[]
  readonly card: RecordedCard
}

/** Opens one card, adds the entries that `decide` answers, tells the change if there are any, and answers the card. Refuses as {@link openCards} and `decide` do. */
export async function changeCard(
  { tx, event, caller, params, now, record }: CardRequest,
  kind: string,
  decide: (open: OpenCard) => readonly NewEntry[],
  scorerIds: readonly number[] = [],
) {
  const side = sideOf(params.cardId)
  const round = await openCards(tx, event, caller.communities, [params.cardId], scorerIds)
  const log = round.logs.get(params.cardId) ?? []
  const card = cardFromLog(log)
  const added = decide({ side, round, log, card })
  const logs = await appendToLog(tx, round, added, now)
  const grown = logs.get(params.cardId) ?? []
  if (added.length > 0) {
    const { strokes: before, status: statusBefore } = card
    const { strokes: after, status } = cardFromLog(grown)
    const reason = added[0]?.reason ?? undefined
    await record({
      ...placeOf(event),
      kind,
      subject: sidesOf([side]),
      before: { strokes: before, status: statusBefore },
      after: { strokes: after, status, reason },
    })
  }
  return cardRecord(event, side, grown, round.state === 'official')
}
