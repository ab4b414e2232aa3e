import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { players } from './players.sql.ts'

export const searchPlayers = handle('searchPlayers', async ({ criteria, caller, page, tx, refuse }) => {
  requireCommunity(refuse, caller, criteria.communityId)
  return players(tx, criteria, caller.communities, page)
})
