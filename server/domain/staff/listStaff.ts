import { timestampText } from '../../kernel/database/timestampText.ts'
import { openInvitations } from '../access/invitations.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { staffOfCommunity } from '../access/staff.sql.ts'
import { handle } from '../operation/handler.ts'

const textOf = (moment: string) => timestampText(Temporal.Instant.from(moment))

export const listStaff = handle('listStaff', async ({ params, caller, database, now, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  return database.read('everything', async tx => {
    const members = await staffOfCommunity(tx, communityId)
    const invitations = await openInvitations(tx, communityId, now)
    return {
      members: members.map(({ seenAt, ...member }) => ({
        ...member,
        ...(seenAt !== null && { seenAt: textOf(seenAt) }),
      })),
      invitations: invitations.map(({ invitedAt, expiresAt, ...invitation }) => ({
        ...invitation,
        invitedAt: textOf(invitedAt),
        expiresAt: textOf(expiresAt),
      })),
    }
  })
})
