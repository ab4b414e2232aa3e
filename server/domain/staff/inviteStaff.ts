import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { accountForLogin } from '../access/accounts.sql.ts'
import { invitationsSince } from '../access/invitations.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { holdStaff, staffOfCommunity } from '../access/staff.sql.ts'
import { handle } from '../operation/handler.ts'
import { sendInvitation, writeInvitation } from './invitation.ts'

/** Enough to invite somebody again who has lost it, too few to fill a mailbox; and enough for the staff of a large club. */
const most = { toAddress: 5, ofCommunity: 50 }

export const inviteStaff = handle(
  'inviteStaff',
  async ({ params, body, caller, service, database, language, requestId, now, refuse }) => {
    const { communityId } = params
    const { email, role } = body
    requireCommunity(refuse, caller, communityId)
    const { account } = caller.staff
    const invitation = { communityId, email, role, by: account, language }
    const written = await database.write('everything', async tx => {
      await holdStaff(tx, communityId)
      const known = await accountForLogin(tx, emailKey(email))
      const staff = await staffOfCommunity(tx, communityId)
      if (known && staff.some(({ administratorId }) => administratorId === known.administratorId))
        refuse('ALREADY_STAFF', { email })
      await requireFew(refuse, tx, communityId, email, now)
      const byMail = service.config.mail !== undefined
      return writeInvitation(tx, invitation, byMail, { actor: caller.actor, requestId, now })
    })
    const community = account.communities.find(one => one.communityId === communityId)?.name ?? 'the club'
    return sendInvitation(service, invitation, community, written)
  },
)

async function requireFew(
  refuse: Refuse<'TOO_MANY_INVITATIONS'>,
  tx: Transaction,
  communityId: number,
  email: string,
  now: Temporal.Instant,
): Promise<void> {
  const sent = await invitationsSince(tx, { emailKey: emailKey(email), communityId }, now.subtract({ hours: 24 }))
  if (sent.toAddress >= most.toAddress) refuse('TOO_MANY_INVITATIONS', 'address', { email, most: most.toAddress })
  if (sent.ofCommunity >= most.ofCommunity) refuse('TOO_MANY_INVITATIONS', 'community', { most: most.ofCommunity })
}
