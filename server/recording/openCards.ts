import type { Transaction } from '../database/connect.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { Refusal } from '../handler.ts'
import { sideOf } from './card.ts'
import { type OpenRound, openRound, requireRound } from './openRound.ts'

/**
 * Opens cards that a request names for writing. Refuses with `UNAUTHORIZED` and `NOT_FOUND` (a player, a team),
 * `ROUND_REQUIRED` and `NOT_A_TEAM_FORMAT`.
 */
export async function openCards(
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  cardIds: readonly string[],
  scorerIds: readonly number[] = [],
): Promise<OpenRound> {
  const sides = cardIds.map(sideOf)
  const players = sides.flatMap(({ side, sideId }) => (side === 'P' ? [{ playerId: sideId }] : []))
  await requireRegistered(tx, event, communities, players, 'NOT_FOUND')
  requireRound(event)
  const round = await openRound(tx, event, { sides, scorerIds })
  const missing = sides.find(({ side, sideId }) => !(side === 'P' ? round.players : round.teams).has(sideId))
  if (missing)
    throw new Refusal('NOT_FOUND', `${missing.side === 'P' ? 'Player' : 'Team'} ${missing.sideId} is not in the round.`)
  if (!round.teamScores && sides.some(({ side }) => side === 'T'))
    throw new Refusal('NOT_A_TEAM_FORMAT', 'No leaderboard of the round counts one score for each hole of a team.')
  return round
}
