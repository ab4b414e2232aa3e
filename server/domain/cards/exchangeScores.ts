import { said } from '../../../contract/words/say.ts'
import { cardFromLog, type RecordedCard } from '../../../rules/recording/cardFromLog.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { appendToLog } from '../scores/appendToLog.ts'
import { cardIdOf, sideOf } from '../scores/card.ts'
import { cardRecord } from '../scores/cardRecord.ts'
import { type CardRefusal, openCards } from '../scores/openCards.ts'
import { placeOf, sidesOf } from '../scores/recordEntries.ts'
import { exchange } from './exchange.ts'

type Request = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly caller: Caller
  readonly params: { readonly cardId: string }
  readonly body: { readonly to: string; readonly reason: string }
  readonly now: Temporal.Instant
  readonly record: (change: Change) => Promise<void>
  readonly refuse: Refuse<CardRefusal | 'VALIDATION' | 'CARD_SIGNED'>
}

/**
 * Exchanges the scores of two cards and returns both; `kind` names the change. Refuses with `VALIDATION` when the cards
 * cannot be exchanged, with `CARD_SIGNED`, as {@link openCards} does, and as `check` does for the other card.
 */
export async function exchangeScores(
  request: Request,
  kind: string,
  check: (other: RecordedCard) => void = () => undefined,
) {
  const { tx, event, caller, params, body, now, record, refuse } = request
  const cardIds = [params.cardId, body.to]
  if (params.cardId === body.to || params.cardId[0] !== body.to[0])
    refuse('VALIDATION', 'otherCard', {
      errors: [{ pointer: '/to', message: said('fields.mustBeAnotherCardSame') }],
    })
  const round = await openCards(refuse, tx, event, caller.communities, cardIds)
  const [one, other] = [sideOf(params.cardId), sideOf(body.to)]
  const stateOf = (cardId: string) => cardFromLog(round.logs.get(cardId) ?? [])
  const states = [stateOf(params.cardId), stateOf(body.to)] as const
  if (states.some(({ isSigned }) => isSigned)) refuse('CARD_SIGNED')
  check(states[1])
  const added = exchange(round, one, other, { actor: caller.actor, reason: body.reason, now })
  const logs = await appendToLog(tx, round, added, now)
  if (added.length > 0) {
    await record({ ...placeOf(event), kind, subject: sidesOf([one, other]), after: { reason: body.reason } })
  }
  const isOfficial = round.state === 'official'
  return [one, other].map(side => {
    const cardId = cardIdOf(side)
    return cardRecord(event, side, logs.get(cardId) ?? [], { isOfficial, leftOut: round.leftOut.get(cardId) })
  })
}
