import type { RefusalCode } from '../../../contract/errors.ts'
import { cardFromLog, type RecordedCard } from '../../../rules/recording/cardFromLog.ts'
import type { LogEntry } from '../../../rules/recording/scoreLog.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { appendToLog, type NewEntry } from './appendToLog.ts'
import { type CardOwner, sideOf } from './card.ts'
import { cardRecord } from './cardRecord.ts'
import { type CardRefusal, openCards } from './openCards.ts'
import type { OpenRound } from './openRound.ts'
import { placeOf, sidesOf } from './recordEntries.ts'

/** A request about one card; the decision about it may refuse with `C`. */
export type CardRequest<C extends RefusalCode = never> = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly caller: Pick<Caller, 'actor' | 'communities'>
  readonly params: { readonly cardId: string }
  readonly now: Temporal.Instant
  readonly record: (change: Change) => Promise<void>
  readonly refuse: Refuse<CardRefusal | C>
}

export type OpenCard = {
  readonly side: CardOwner
  readonly round: OpenRound
  readonly log: readonly LogEntry[]
  readonly card: RecordedCard
}

/** Opens one card, adds the entries that `decide` returns, records the change if there are any, and returns the card. Refuses as {@link openCards} and `decide` do. */
export async function changeCard(
  { tx, event, caller, params, now, record, refuse }: CardRequest,
  kind: string,
  decide: (open: OpenCard) => readonly NewEntry[],
  scorerIds: readonly number[] = [],
) {
  const side = sideOf(params.cardId)
  const round = await openCards(refuse, tx, event, caller.communities, [params.cardId], scorerIds)
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
  const leftOut = round.leftOut.get(params.cardId)
  return cardRecord(event, side, grown, { isOfficial: round.state === 'official', leftOut })
}
