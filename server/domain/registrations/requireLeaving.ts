import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { holdPlayers } from '../players/holdPlayers.sql.ts'
import { type Named, refuseUnknown, requireRegistered } from '../roster/requireRegistered.ts'
import { hasScore, lockRegistration, type PlayerPlaces, placesOfPlayer } from './eventPlayers.sql.ts'

/**
 * Holds a player who leaves the event, and returns the places that become free. Refuses with `UNAUTHORIZED`, `NOT_FOUND`,
 * `REGISTER_ON_MULTI_ROUND_EVENT`, and `SCORE_ENTERED`: whoever has a score stays, with a status on the card. `others`: players
 * who are held with this one, so that all are held in one order; `UNAUTHORIZED` too when there is no such player.
 */
export async function requireLeaving(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND' | 'REGISTER_ON_MULTI_ROUND_EVENT' | 'SCORE_ENTERED'>,
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  playerId: number,
  others: readonly Named[] = [],
): Promise<PlayerPlaces> {
  // The players come first, as everywhere: a player by name is deleted with the registration.
  const [held, , locked] = await Promise.all([
    holdPlayers(tx, [playerId, ...others.map(other => other.playerId)], 'change'),
    requireRegistered(refuse, tx, event, communities, [{ playerId }], 'NOT_FOUND'),
    lockRegistration(tx, event, playerId),
  ])
  if (!locked || !held.has(playerId)) refuse('NOT_FOUND', 'registration', { playerId })
  if (event.kind === 'R') refuse('REGISTER_ON_MULTI_ROUND_EVENT', 'remove', { eventId: event.registrationEventId })
  const [scored, places] = await Promise.all([hasScore(tx, event, playerId), placesOfPlayer(tx, event, playerId)])
  if (scored) refuse('SCORE_ENTERED', 'player')
  refuseUnknown(
    refuse,
    others.filter(other => !held.has(other.playerId)),
  )
  return places
}
