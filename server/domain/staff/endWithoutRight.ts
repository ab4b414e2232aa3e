import { may } from '../../../contract/roles/capabilities.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { accountOf } from '../access/accounts.sql.ts'
import { endInvitationsBy } from '../access/invitations.sql.ts'
import { endStaffLinksBy } from '../access/staffLinksOfMaker.sql.ts'
import { type Origin, record } from '../audit/record.ts'

/**
 * What an account has let others do ends with its own right to it: open invitations, and links for helpers. Called wherever a
 * role, the mark of an operator or the account itself has changed, after the change.
 */
export async function endWithoutRight(tx: Transaction, administratorId: number, origin: Origin): Promise<void> {
  const account = await accountOf(tx, administratorId)
  const where = (capability: 'community.manage' | 'links.see') =>
    (account?.communities ?? []).flatMap(({ communityId, role }) => (may(role, capability) ? communityId : []))
  // Operators make communities, and invite their owners.
  if (!account?.operator) await endInvitationsBy(tx, administratorId, where('community.manage'), origin.now)
  for (const { communityId, eventId, staffLinkId, label } of await endStaffLinksBy(
    tx,
    administratorId,
    where('links.see'),
    origin.now,
  ))
    await record(
      tx,
      { communityId, eventId, kind: 'staffLink.ended', subject: { staffLinkId }, before: { label } },
      origin,
    )
}
