import { handle } from '../operation/handler.ts'
import { events, searchedCommunities } from './events.sql.ts'

export const searchEvents = handle('searchEvents', async ({ criteria, caller, page, tx, refuse }) => {
  const { communityId, includeSubCommunities = false } = criteria
  if (!caller.communities.includes(communityId)) refuse('UNAUTHORIZED', 'community')
  const communities = await searchedCommunities(tx, communityId, includeSubCommunities, caller.communities)
  return events(tx, communities, criteria, page)
})
