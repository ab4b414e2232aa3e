import { cardFromLog } from '../../../rules/recording/cardFromLog.ts'
import type { LogEntry } from '../../../rules/recording/scoreLog.ts'
import { publicEventId, type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Origin, record } from '../../domain/audit/record.ts'
import { appendToLog } from '../../domain/scores/appendToLog.ts'
import { cardIdOf, sideOf } from '../../domain/scores/card.ts'
import { placeOf, sidesOf } from '../../domain/scores/recordEntries.ts'
import { holdRound, logOfRound } from '../../domain/scores/recording.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { entriesToward } from './entriesToward.ts'

/** A card that is brought back: what it was and what it is now. `null` is nothing, 0 a ball picked up. */
export type BroughtBack = {
  readonly round: string
  readonly cardId: string
  readonly from: CardText
  readonly to: CardText
}

export type CardText = { readonly strokes: readonly (number | null)[]; readonly status: string }

/**
 * Brings the cards of a round to what the logs `wanted` make, by entries of the committee with `reason`; a card without such
 * a log becomes empty. Nobody records in the round meanwhile. Returns the cards that change.
 */
export async function bringBack(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  wanted: ReadonlyMap<string, readonly LogEntry[]>,
  reason: string,
  origin: Origin,
): Promise<readonly BroughtBack[]> {
  const [, event, log] = await Promise.all([
    holdRound(tx, communityId, eventId),
    visibleRound(tx, communityId, eventId),
    logOfRound(tx, { communityId, eventId }),
  ])
  const logs = Map.groupBy(log, cardIdOf)
  const by = { actor: origin.actor, reason, now: origin.now }
  const added = [...logs].flatMap(([cardId, entries]) =>
    entriesToward(sideOf(cardId), entries, cardFromLog(wanted.get(cardId) ?? []), by),
  )
  if (added.length === 0) return []
  const grown = await appendToLog(tx, { event, logs }, added, origin.now)
  await record(
    tx,
    { ...placeOf(event), kind: 'score.restored', subject: sidesOf(added), after: { reason, entries: added.length } },
    origin,
  )
  return [...new Set(added.map(cardIdOf))].map(cardId => ({
    round: publicEventId('R', eventId),
    cardId,
    from: textOf(logs.get(cardId) ?? []),
    to: textOf(grown.get(cardId) ?? []),
  }))
}

async function visibleRound(tx: Transaction, communityId: number, eventId: number): Promise<VisibleEvent> {
  const event = await visibleEvent(tx, publicEventId('R', eventId), [communityId])
  if (!event) throw new Error(`Round ${eventId} is gone.`)
  return event
}

function textOf(log: readonly LogEntry[]): CardText {
  const { strokes, status } = cardFromLog(log)
  return { strokes, status }
}
