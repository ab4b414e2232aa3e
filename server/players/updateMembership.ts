import type { RawJson } from '../handler.ts'
import { type Membership, updateMembership as updateRow } from './memberships.sql.ts'
import { playerRecord } from './players.sql.ts'
import { requireMembership } from './reach.ts'
import type { Changing } from './updateProfile.ts'

/** Changes how a player belongs to a community and answers the player. Refuses as {@link requireMembership} does. */
export async function updateMembership(
  { tx, caller, record }: Changing,
  { communityId, playerId }: { readonly communityId: number; readonly playerId: number },
  change: Partial<Pick<Membership, 'member' | 'handle'>>,
): Promise<RawJson> {
  const { member, handle } = await requireMembership(tx, caller, { communityId, playerId })
  const before = { member, handle }
  const after = { ...before, ...change }
  if (after.member !== member || after.handle !== handle) {
    await updateRow(tx, communityId, playerId, after)
    await record({ communityId, kind: 'membership.changed', subject: { playerId }, before, after })
  }
  return playerRecord(tx, communityId, playerId)
}
