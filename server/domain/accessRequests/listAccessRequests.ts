import { allRequests, communitiesThatAsk } from '../credentials/accessRequests.sql.ts'
import { handle } from '../operation/handler.ts'
import { requestReply } from './requestReply.ts'

export const listAccessRequests = handle('listAccessRequests', async ({ tx }) => {
  const requests = await allRequests(tx)
  const ids = [...new Set(requests.map(one => one.communityId))]
  const communities = new Map((await communitiesThatAsk(tx, ids)).map(one => [one.communityId, one]))
  return {
    requests: requests.flatMap(request => {
      const community = communities.get(request.communityId)
      if (!community) return []
      return { ...requestReply(request), ...(request.note !== null && { note: request.note }), community }
    }),
  }
})
