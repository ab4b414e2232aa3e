/** Which communities and players a caller reaches under `/v1/players`: those of the own communities, and nobody else. */
import type { Caller } from '../access/callers.ts'
import type { Transaction } from '../database/connect.ts'
import { Refusal } from '../handler.ts'
import { type Membership, membershipForUpdate, membershipsOf } from './memberships.sql.ts'

/** How the player belongs to the caller's communities. Refuses with `UNAUTHORIZED` when the player is in none. */
export async function requirePlayer(
  tx: Transaction,
  caller: Caller,
  playerId: number,
): Promise<readonly [Membership, ...Membership[]]> {
  const [first, ...others] = await membershipsOf(tx, caller.communities, playerId)
  if (!first)
    throw new Refusal('UNAUTHORIZED', `Player ${playerId} does not exist or your credential does not reach the player.`)
  return [first, ...others]
}

/** Refuses with `UNAUTHORIZED` when the community is none of the caller's. */
export function requireCommunity(caller: Caller, communityId: number): void {
  if (!caller.communities.includes(communityId))
    throw new Refusal('UNAUTHORIZED', 'The community does not exist or your credential does not reach it.')
}

/** The membership, locked. Refuses with `UNAUTHORIZED` or `PLAYER_HAS_NO_MEMBERSHIP`. */
export async function requireMembership(
  tx: Transaction,
  caller: Caller,
  { communityId, playerId }: { readonly communityId: number; readonly playerId: number },
): Promise<Membership> {
  requireCommunity(caller, communityId)
  const [, membership] = await Promise.all([
    requirePlayer(tx, caller, playerId),
    membershipForUpdate(tx, communityId, playerId),
  ])
  if (!membership)
    throw new Refusal(
      'PLAYER_HAS_NO_MEMBERSHIP',
      `Player ${playerId} is not in community ${communityId}. Add the player with POST /v1/players/${playerId}/communities/${communityId}.`,
    )
  return membership
}
