import { openInvitations } from '../access/invitations.sql.ts'
import { spendLink } from '../access/oneTimeLinks.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { record } from '../audit/record.ts'
import { handle } from '../operation/handler.ts'

export const endInvitation = handle('endInvitation', async ({ params, caller, database, requestId, now, refuse }) => {
  const { communityId, invitationId } = params
  requireCommunity(refuse, caller, communityId)
  await database.write('everything', async tx => {
    const invitation = (await openInvitations(tx, communityId, now)).find(one => one.invitationId === invitationId)
    if (!invitation || !(await spendLink(tx, invitationId, now))) return refuse('NOT_FOUND', 'invitation')
    const change = {
      communityId,
      kind: 'administrator.invitationEnded',
      subject: {},
      before: { role: invitation.role, email: invitation.email },
    }
    await record(tx, change, { actor: caller.actor, requestId, now })
  })
  return { ended: 1 }
})
