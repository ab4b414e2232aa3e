import type { Transaction } from '../database/connect.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import { stateRows } from '../events/eventState.sql.ts'
import { stateInEffect } from '../events/eventState.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { Refusal } from '../handler.ts'
import { type Side, sideOf } from './card.ts'
import { requireRound } from './openRound.ts'
import { type LoggedEntry, logOf, playsInRound } from './recording.sql.ts'

export type ReadCard = {
  readonly side: Side
  readonly log: readonly LoggedEntry[]
  readonly isOfficial: boolean
}

/** The log of a card that the request names. Refuses with `UNAUTHORIZED` and `NOT_FOUND` (a player, a team), and `ROUND_REQUIRED`. */
export async function readCard(
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  cardId: string,
): Promise<ReadCard> {
  const side = sideOf(cardId)
  const players = side.side === 'P' ? [{ playerId: side.sideId }] : []
  const [, playing, log, { own, parent }] = await Promise.all([
    requireRegistered(tx, event, communities, players, 'NOT_FOUND'),
    side.side === 'P' || playsInRound(tx, event, side.sideId),
    logOf(tx, event, [side]),
    stateRows(tx, event, false),
  ])
  if (!playing) throw new Refusal('NOT_FOUND', `Team ${side.sideId} does not play in the event.`)
  requireRound(event)
  return { side, log, isOfficial: stateInEffect(own.state, parent?.state ?? null) === 'official' }
}
