import { communitiesAround } from '../../domain/access/communitiesAround.sql.ts'
import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { Streamed } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'

export const streamCommunity = handleLive('streamCommunity', async ({ params, caller, tx, service, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const communityIds = await communitiesAround(tx, communityId, caller.communities)
  return new Streamed(communityId, reader =>
    service.eventFeed.follow({ communityIds }, ({ message }) => reader.send(message)),
  )
})
