import type { Player } from '../../../contract/players/published.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { RawJson } from '../../kernel/http/reply.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import type { Change } from '../audit/record.ts'
import { type Membership, updateMembership as updateRow } from './memberships.sql.ts'
import { playerRecord } from './players.sql.ts'
import { requireMembership } from './requirePlayer.ts'

type ChangingMembership = {
  readonly tx: Transaction
  readonly caller: Caller
  readonly record: (change: Change) => Promise<void>
  readonly refuse: Refuse<'UNAUTHORIZED' | 'PLAYER_HAS_NO_MEMBERSHIP'>
}

/** Changes the membership of a player in a community and returns the player. Refuses as {@link requireMembership} does. */
export async function updateMembership(
  { tx, caller, record, refuse }: ChangingMembership,
  { communityId, playerId }: { readonly communityId: number; readonly playerId: number },
  change: Partial<Pick<Membership, 'member' | 'handle'>>,
): Promise<RawJson<typeof Player>> {
  const { member, handle } = await requireMembership(refuse, tx, caller, { communityId, playerId })
  const before = { member, handle }
  const after = { ...before, ...change }
  if (after.member !== member || after.handle !== handle) {
    await updateRow(tx, communityId, playerId, after)
    await record({ communityId, kind: 'membership.changed', subject: { playerId }, before, after })
  }
  return playerRecord(tx, caller.communities, communityId, playerId)
}
