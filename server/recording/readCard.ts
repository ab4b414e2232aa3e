import type { Transaction } from '../database/connect.ts'
import { timestampText } from '../database/timestampText.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { Refusal } from '../handler.ts'
import { roundsOfBoard } from '../live/board.sql.ts'
import { type Side, sideOf } from './card.ts'
import { requireRound } from './openRound.ts'
import { type LoggedEntry, logOf, playsInRound } from './recording.sql.ts'

export type ReadCard = {
  readonly side: Side
  readonly log: readonly LoggedEntry[]
  readonly isOfficial: boolean
}

/** The log of a card that the request names, as it is or was at `moment`. Refuses with `UNAUTHORIZED` and `NOT_FOUND` (a player, a team), and `ROUND_REQUIRED`. */
export async function readCard(
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  cardId: string,
  moment?: Temporal.Instant,
): Promise<ReadCard> {
  const side = sideOf(cardId)
  const players = side.side === 'P' ? [{ playerId: side.sideId }] : []
  const until = moment && timestampText(moment)
  const [, playing, log, [round]] = await Promise.all([
    requireRegistered(tx, event, communities, players, 'NOT_FOUND'),
    side.side === 'P' || playsInRound(tx, event, side.sideId),
    logOf(tx, event, [side]),
    roundsOfBoard(tx, event, until),
  ])
  if (!playing) throw new Refusal('NOT_FOUND', `Team ${side.sideId} does not play in the event.`)
  requireRound(event)
  return {
    side,
    log: until === undefined ? log : log.filter(({ receivedAt }) => receivedAt <= until),
    isOfficial: round?.state === 'official',
  }
}
