import { handle } from '../handler.ts'
import { communitiesOf } from './memberships.sql.ts'
import { requirePlayer } from './reach.ts'

export const listPlayerCommunities = handle('listPlayerCommunities', async ({ params, caller, page, tx }) => {
  const [, communities] = await Promise.all([
    requirePlayer(tx, caller, params.playerId),
    communitiesOf(tx, caller.communities, params.playerId, page),
  ])
  return communities
})
