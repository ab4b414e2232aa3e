import type { Transaction } from '../../kernel/database/connect.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { roundsOfBoard } from '../events/rounds.sql.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { type CardOwner, sideOf } from './card.ts'
import { requireRound } from './openRound.ts'
import { type LoggedEntry, logOf, playsInRound } from './recording.sql.ts'

export type ReadCard = {
  readonly side: CardOwner
  readonly log: readonly LoggedEntry[]
  readonly isOfficial: boolean
}

/** The log of the card that a request names, now or at `moment`. Refuses as {@link requireCard} does. */
export async function readCard(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND' | 'ROUND_REQUIRED'>,
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  cardId: string,
  moment?: Temporal.Instant,
): Promise<ReadCard> {
  const side = sideOf(cardId)
  const until = moment && timestampText(moment)
  const [, log, [round]] = await Promise.all([
    requireCard(refuse, tx, event, communities, side),
    logOf(tx, event, [side], { whole: true }),
    roundsOfBoard(tx, event, until),
  ])
  return {
    side,
    log: until === undefined ? log : log.filter(({ receivedAt }) => receivedAt <= until),
    isOfficial: round?.state === 'official',
  }
}

/** Refuses with `UNAUTHORIZED` and `NOT_FOUND` (a player, a team), and `ROUND_REQUIRED` on a multi-round event. */
export async function requireCard(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND' | 'ROUND_REQUIRED'>,
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  { side, sideId }: CardOwner,
): Promise<void> {
  const players = side === 'P' ? [{ playerId: sideId }] : []
  const [, playing] = await Promise.all([
    requireRegistered(refuse, tx, event, communities, players, 'NOT_FOUND'),
    side === 'P' || playsInRound(tx, event, sideId),
  ])
  if (!playing) refuse('NOT_FOUND', 'teamInEvent', { teamId: sideId })
  requireRound(refuse, event)
}
