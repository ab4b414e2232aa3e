import { handle } from '../operation/handler.ts'
import { events, searchedCommunities } from './events.sql.ts'

export const searchEvents = handle('searchEvents', async ({ criteria, caller, page, tx, refuse }) => {
  const { communityId, includeSubCommunities = false } = criteria
  if (!caller.communities.includes(communityId))
    refuse('UNAUTHORIZED', 'The community does not exist or your credential has no access to it.')
  const communities = await searchedCommunities(tx, communityId, includeSubCommunities, caller.communities)
  return events(tx, communities, criteria, page)
})
