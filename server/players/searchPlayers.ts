import { handle } from '../handler.ts'
import { players } from './players.sql.ts'
import { requireCommunity } from './reach.ts'

export const searchPlayers = handle('searchPlayers', async ({ criteria, caller, page, tx }) => {
  requireCommunity(caller, criteria.communityId)
  return players(tx, criteria, page)
})
