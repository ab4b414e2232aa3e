import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { spanOf } from '../members/spanOf.ts'
import { handle } from '../operation/handler.ts'
import { eventNumbers } from './numbers.sql.ts'

export const listClubEvents = handle('listClubEvents', async ({ params, query, caller, tx, now, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const { span } = spanOf(await communitiesAround(tx, communityId, caller.communities), now, query.year)
  const events = await eventNumbers(tx, span)
  return { events: events.map(({ places, ...event }) => ({ ...event, places: places ?? undefined })) }
})
