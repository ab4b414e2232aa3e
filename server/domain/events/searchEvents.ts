import { said } from '../../../contract/words/say.ts'
import { invalid } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { events, searchedCommunities } from './events.sql.ts'

const playerMissing = { pointer: '/forRegisteredPlayer', message: said('fields.needsForPlayerId') }

export const searchEvents = handle('searchEvents', async ({ criteria, caller, page, tx, refuse }) => {
  const { communityId, includeSubCommunities = false, forPlayerId, forRegisteredPlayer } = criteria
  if (forRegisteredPlayer !== undefined && forPlayerId === undefined) refuse(...invalid([playerMissing]))
  if (!caller.communities.includes(communityId)) refuse('UNAUTHORIZED', 'community')
  const communities = await searchedCommunities(tx, communityId, includeSubCommunities, caller.communities)
  return events(tx, communities, criteria, page)
})
