import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { sideOf } from './card.ts'
import { type OpenRound, openRound, requireRound } from './openRound.ts'

export type CardRefusal = 'UNAUTHORIZED' | 'NOT_FOUND' | 'ROUND_REQUIRED' | 'NOT_A_TEAM_FORMAT'

/**
 * Opens the cards that a request names, for writing. Refuses with `UNAUTHORIZED` and `NOT_FOUND` (a player, a team),
 * `ROUND_REQUIRED` on a multi-round event, and `NOT_A_TEAM_FORMAT`.
 */
export async function openCards(
  refuse: Refuse<CardRefusal>,
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  cardIds: readonly string[],
  scorerIds: readonly number[] = [],
): Promise<OpenRound> {
  const sides = cardIds.map(sideOf)
  const players = sides.flatMap(({ side, sideId }) => (side === 'P' ? [{ playerId: sideId }] : []))
  await requireRegistered(refuse, tx, event, communities, players, 'NOT_FOUND')
  requireRound(refuse, event)
  const round = await openRound(refuse, tx, event, { sides, scorerIds })
  const missing = sides.find(({ side, sideId }) => !(side === 'P' ? round.players : round.teams).has(sideId))
  if (missing) refuse('NOT_FOUND', 'side', missing)
  if (!round.teamScores && sides.some(({ side }) => side === 'T')) refuse('NOT_A_TEAM_FORMAT')
  return round
}
