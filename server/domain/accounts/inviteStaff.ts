import { roleNames } from '../../../contract/console/capabilities.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { mailed } from '../../kernel/mail/mailed.ts'
import { accountForLogin } from '../access/accounts.sql.ts'
import { insertOneTimeLink } from '../access/oneTimeLinks.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'
import { staffOfCommunity } from '../access/staff.sql.ts'
import { record } from '../audit/record.ts'
import { handle } from '../operation/handler.ts'

const goodForDays = 7

export const inviteStaff = handle(
  'inviteStaff',
  async ({ params, body, caller, service, database, requestId, now, refuse }) => {
    const { communityId } = params
    const { email, role } = body
    requireCommunity(refuse, caller, communityId)
    const { account } = caller.staff
    const token = newToken()
    await database.write('everything', async tx => {
      const known = await accountForLogin(tx, emailKey(email))
      const staff = await staffOfCommunity(tx, communityId)
      if (known && staff.some(({ administratorId }) => administratorId === known.administratorId))
        refuse('ALREADY_STAFF', { email })
      const link = { purpose: 'invitation', communityId, role, email, createdBy: account.administratorId } as const
      const expiresAt = now.add({ hours: 24 * goodForDays })
      await insertOneTimeLink(tx, link, { tokenHash: hashOfToken(token), now, expiresAt })
      const change = { communityId, kind: 'administrator.invited', subject: {}, after: { role, email } }
      await record(tx, change, { actor: caller.actor, requestId, now })
    })
    const url = `${service.config.baseUrl}/console/invitation/${token}`
    const community = account.communities.find(one => one.communityId === communityId)?.name ?? 'the club'
    const isMailed = await mailed(service.config, {
      fromName: community,
      to: email,
      subject: `${account.name} invites you to ${community}`,
      lines: [
        `${account.name} invites you to ${community} as ${roleNames[role]}.`,
        `Open this link within ${goodForDays} days to join. It works once:`,
        url,
        'You do not know what this is about? Then do nothing.',
      ],
    })
    return { url, mailed: isMailed }
  },
)
