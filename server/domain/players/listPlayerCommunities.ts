import { handle } from '../operation/handler.ts'
import { communitiesOf } from './memberships.sql.ts'
import { requirePlayer } from './requirePlayer.ts'

export const listPlayerCommunities = handle('listPlayerCommunities', async ({ params, caller, page, tx, refuse }) => {
  const [, communities] = await Promise.all([
    requirePlayer(refuse, tx, caller, params.playerId),
    communitiesOf(tx, caller.communities, params.playerId, page),
  ])
  return communities
})
