import { emailKey } from '../../kernel/keys/emailKey.ts'
import { endInvitationsTo } from '../access/invitations.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { holdStaff, removeRole, staffOfCommunity } from '../access/staff.sql.ts'
import { record } from '../audit/record.ts'
import { handle } from '../operation/handler.ts'
import { endWithoutRight } from './endWithoutRight.ts'
import { requireOwnerLeft } from './requireOwnerLeft.ts'

export const removeStaff = handle('removeStaff', async ({ params, caller, database, requestId, now, refuse }) => {
  const { communityId, administratorId } = params
  requireCommunity(refuse, caller, communityId)
  await database.write('everything', async tx => {
    await holdStaff(tx, communityId)
    const staff = await staffOfCommunity(tx, communityId)
    const member = staff.find(one => one.administratorId === administratorId) ?? refuse('NOT_FOUND', 'staff')
    requireOwnerLeft(refuse, staff, administratorId)
    await removeRole(tx, communityId, administratorId)
    const kind = 'administrator.roleRemoved'
    const change = { communityId, kind, subject: { administratorId }, before: { role: member.role } }
    const origin = { actor: caller.actor, requestId, now }
    await record(tx, change, origin)
    // A link that waits in the mail would give back what was taken.
    await endInvitationsTo(tx, emailKey(member.email), communityId, now)
    await endWithoutRight(tx, administratorId, origin)
  })
  return { removed: 1 }
})
