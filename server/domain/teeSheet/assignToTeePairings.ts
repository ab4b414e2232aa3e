import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type GroupPlayer, groupsOf, lockGroups, placesOf, writePlaces } from '../roster/groups.sql.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { type Moves, movesTo } from '../roster/moves.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { requireExisting } from './requireTeePairings.ts'
import { teePairingGroups } from './teePairings.sql.ts'

/**
 * Puts players into tee pairings, all or none, out of any other pairing of the round. Refuses with `NOT_FOUND`
 * (a tee pairing), `UNAUTHORIZED` and `NOT_REGISTERED` (a player).
 */
export async function assignToTeePairings(
  refuse: Refuse<'NOT_FOUND' | 'UNAUTHORIZED' | 'NOT_REGISTERED'>,
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  pairings: readonly { readonly teePairingId: number; readonly pointer?: string }[],
  players: readonly (GroupPlayer & { readonly pointer?: string })[],
): Promise<Moves> {
  const pairingIds = pairings.map(({ teePairingId }) => teePairingId)
  const playerIds = players.map(({ playerId }) => playerId)
  const [locked, existing, places] = await Promise.all([
    lockRegistrations(tx, event, playerIds),
    lockGroups(tx, event, teePairingGroups, groupsOf(event, teePairingGroups, pairingIds, playerIds), 'share'),
    placesOf(tx, event, teePairingGroups, playerIds),
  ])
  requireExisting(refuse, pairings, existing)
  await requireRegistered(refuse, tx, event, communities, players, 'NOT_REGISTERED', locked)
  const moves = movesTo(players, places)
  if (moves.after.length > 0) await writePlaces(tx, event, teePairingGroups, moves.after)
  return moves
}
