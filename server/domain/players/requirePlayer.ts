/** What a caller reaches under `/v1/players`: the players of its own communities, and nobody else. */

import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse, Refused } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { type Membership, membershipForUpdate, membershipsOf } from './memberships.sql.ts'

/** The memberships of the player in the caller's communities. Refuses with `UNAUTHORIZED` when there is none. */
export async function requirePlayer(
  refuse: Refuse<'UNAUTHORIZED'>,
  tx: Transaction,
  caller: Caller,
  playerId: number,
): Promise<readonly [Membership, ...Membership[]]> {
  const [first, ...others] = await membershipsOf(tx, caller.communities, playerId)
  if (!first) return refuse(...noPlayer(playerId))
  return [first, ...others]
}

/** The refusal for a player who does not exist, no longer exists, or is out of the caller's reach. */
export function noPlayer(playerId: number): Refused<'UNAUTHORIZED'> {
  return ['UNAUTHORIZED', 'player', { playerId }]
}

/** The membership, locked. Refuses with `UNAUTHORIZED` or `PLAYER_HAS_NO_MEMBERSHIP`. */
export async function requireMembership(
  refuse: Refuse<'UNAUTHORIZED' | 'PLAYER_HAS_NO_MEMBERSHIP'>,
  tx: Transaction,
  caller: Caller,
  { communityId, playerId }: { readonly communityId: number; readonly playerId: number },
): Promise<Membership> {
  requireCommunity(refuse, caller, communityId)
  // The lock comes first: it waits for a merge, and what follows sees what the merge has left.
  const [membership] = await Promise.all([
    membershipForUpdate(tx, communityId, playerId),
    requirePlayer(refuse, tx, caller, playerId),
  ])
  if (!membership) refuse('PLAYER_HAS_NO_MEMBERSHIP', 'player', { playerId, communityId })
  return membership
}
