import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { eventNumber } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { communityLog } from './communityLog.sql.ts'
import { communityLogEntries } from './communityLogEntries.ts'

const usual = 100

export const listCommunityLog = handle('listCommunityLog', async ({ params, query, caller, tx, refuse }) => {
  requireCommunity(refuse, caller, params.communityId)
  const { before, kinds, actor, eventId, most = usual } = query
  const communities = await communitiesAround(tx, params.communityId, caller.communities)
  const event = eventId === undefined ? undefined : eventNumber(eventId)
  const rows = await communityLog(tx, communities, { before, kinds, actor, event }, most + 1)
  return { entries: communityLogEntries(rows.slice(0, most), caller.staff), more: rows.length > most }
})
