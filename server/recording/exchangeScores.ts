import { cardFromLog } from '../../rules/recording/cardFromLog.ts'
import type { Caller } from '../access/callers.ts'
import type { Change } from '../audit/record.ts'
import type { Transaction } from '../database/connect.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { Refusal } from '../handler.ts'
import { appendToLog } from './appendToLog.ts'
import { sideOf } from './card.ts'
import { cardRecord } from './cardRecord.ts'
import { exchange } from './exchange.ts'
import { openCards } from './openCards.ts'
import { placeOf, sidesOf } from './recordEntries.ts'

type Request = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly caller: Caller
  readonly params: { readonly cardId: string }
  readonly body: { readonly to: string; readonly reason: string }
  readonly now: Temporal.Instant
  readonly record: (change: Change) => Promise<void>
}

/**
 * Exchanges the scores of two cards and answers both; `move` wants the other one without a score. Refuses with `VALIDATION`
 * for cards that cannot be exchanged, `CARD_SIGNED`, `SCORE_ENTERED`, and as {@link openCards} does.
 */
export async function exchangeScores(request: Request, how: 'move' | 'swap') {
  const { tx, event, caller, params, body, now, record } = request
  const cardIds = [params.cardId, body.to]
  if (params.cardId === body.to || params.cardId[0] !== body.to[0])
    throw new Refusal('VALIDATION', 'Name in "/to" another card of the same kind.', [
      { pointer: '/to', message: 'must be another card of the same kind' },
    ])
  const round = await openCards(tx, event, caller.communities, cardIds)
  const [one, other] = [sideOf(params.cardId), sideOf(body.to)]
  const states = cardIds.map(cardId => cardFromLog(round.logs.get(cardId) ?? []))
  if (states.some(({ isSigned }) => isSigned))
    throw new Refusal('CARD_SIGNED', 'Take the signatures of both cards back first.')
  if (how === 'move' && states[1]?.hasScore)
    throw new Refusal('SCORE_ENTERED', 'The other card has a score. Swap the two cards instead.')
  const added = exchange(round, one, other, { actor: caller.actor, reason: body.reason, now })
  const logs = await appendToLog(tx, round, added, now)
  if (added.length > 0) {
    const kind = how === 'move' ? 'card.scoresMoved' : 'card.scoresSwapped'
    await record({ ...placeOf(event), kind, subject: sidesOf([one, other]), after: { reason: body.reason } })
  }
  return [one, other].map((side, index) =>
    cardRecord(event, side, logs.get(cardIds[index] ?? '') ?? [], round.state === 'official'),
  )
}
