import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { keepListedMembers } from '../registrations/listed.sql.ts'

export const keepMemberList = handle('keepMemberList', async ({ params, body, caller, tx, record, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const kept = await keepListedMembers(tx, communityId, body.people)
  await record({ communityId, kind: 'members.listed', subject: {}, after: { people: kept } })
  return { kept }
})
