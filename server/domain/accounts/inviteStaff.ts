import { emailKey } from '../../kernel/keys/emailKey.ts'
import { accountForLogin } from '../access/accounts.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { staffOfCommunity } from '../access/staff.sql.ts'
import { handle } from '../operation/handler.ts'
import { sendInvitation, writeInvitation } from './invitation.ts'

export const inviteStaff = handle(
  'inviteStaff',
  async ({ params, body, caller, service, database, requestId, now, refuse }) => {
    const { communityId } = params
    const { email, role } = body
    requireCommunity(refuse, caller, communityId)
    const { account } = caller.staff
    const invitation = { communityId, email, role, by: account }
    const token = await database.write('everything', async tx => {
      const known = await accountForLogin(tx, emailKey(email))
      const staff = await staffOfCommunity(tx, communityId)
      if (known && staff.some(({ administratorId }) => administratorId === known.administratorId))
        refuse('ALREADY_STAFF', { email })
      return writeInvitation(tx, invitation, { actor: caller.actor, requestId, now })
    })
    const community = account.communities.find(one => one.communityId === communityId)?.name ?? 'the club'
    return sendInvitation(service, invitation, community, token)
  },
)
