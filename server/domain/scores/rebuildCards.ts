import { cardFromLog } from '../../../rules/recording/cardFromLog.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { cardIdOf, cardRow, sideOf } from './card.ts'
import { deleteCards, differingCards, holdRound, logOfRound, writeCards } from './recording.sql.ts'

type Round = { readonly communityId: number; readonly eventId: number }

export type Rebuilt = {
  /** The number of cards that follow from the log. */
  readonly cards: number
  /** The ids of the cards that were not byte for byte what follows from their log. */
  readonly differing: readonly string[]
}

/** Compares the cards of a round with what follows from the log; with `write` they are replaced by it. Nobody can record scores in the round meanwhile. */
export async function rebuildCards(
  tx: Transaction,
  { communityId, eventId }: Round,
  { write }: { readonly write: boolean },
): Promise<Rebuilt> {
  const [, log] = await Promise.all([holdRound(tx, communityId, eventId), logOfRound(tx, { communityId, eventId })])
  const logs = Map.groupBy(log, cardIdOf)
  const rows = [...logs].map(([cardId, entries]) =>
    cardRow({ communityId, eventId, ...sideOf(cardId) }, cardFromLog(entries)),
  )
  const differing = await differingCards(tx, communityId, eventId, rows)
  if (write && differing.length > 0) {
    const ids = new Set(differing.map(cardIdOf))
    const isWrong = (row: { side: 'P' | 'T'; side_id: number }) =>
      ids.has(cardIdOf({ side: row.side, sideId: row.side_id }))
    await Promise.all([
      deleteCards(
        tx,
        communityId,
        eventId,
        differing.filter(side => !logs.has(cardIdOf(side))),
      ),
      writeCards(tx, rows.filter(isWrong)),
    ])
  }
  return { cards: rows.length, differing: differing.map(cardIdOf) }
}
