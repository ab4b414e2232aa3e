import { awaitedLater } from '../database/awaitedLater.ts'
import type { Transaction } from '../database/connect.ts'
import { groupsOf, lockGroups, type Place, placesOf, writePlaces } from '../eventPlayers/groups.sql.ts'
import { lockRegistrations } from '../eventPlayers/lockRegistrations.ts'
import { type Moves, movesTo } from '../eventPlayers/moves.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { requireExisting } from './requireTeePairings.ts'

/**
 * Gives the players their tee pairings, all or none; those of another pairing of the round move. Refuses with `NOT_FOUND`
 * (a tee pairing), `UNAUTHORIZED` and `NOT_REGISTERED` (a player).
 */
export async function assignToTeePairings(
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  pairings: readonly { readonly teePairingId: number; readonly pointer?: string }[],
  players: readonly (Place & { readonly pointer?: string })[],
): Promise<Moves> {
  const pairingIds = pairings.map(({ teePairingId }) => teePairingId)
  const playerIds = players.map(({ playerId }) => playerId)
  const locked = Promise.all([
    lockRegistrations(tx, event, playerIds),
    lockGroups(tx, event, 'teePairing', groupsOf(event, 'teePairing', pairingIds, playerIds), 'share'),
    placesOf(tx, event, 'teePairing', playerIds),
  ])
  const registered = awaitedLater(requireRegistered(tx, event, communities, players, 'NOT_REGISTERED'))
  const [, existing, places] = await locked
  requireExisting(pairings, existing)
  await registered
  const moves = movesTo(players, places)
  if (moves.after.length > 0) await writePlaces(tx, event, 'teePairing', moves.after)
  return moves
}
