import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { communityReply } from './communityReply.ts'
import { identityOf } from './writeIdentity.sql.ts'

export const getCommunity = handle('getCommunity', async ({ params, caller, service, tx, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const identity = await identityOf(tx, communityId)
  if (!identity) return refuse('UNAUTHORIZED', 'community')
  return communityReply(communityId, identity, service.config)
})
