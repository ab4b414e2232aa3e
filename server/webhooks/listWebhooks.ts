import { handle } from '../handler.ts'
import { requireCommunity } from '../players/reach.ts'
import { listOfWebhooks } from './webhooks.sql.ts'

export const listWebhooks = handle('listWebhooks', async ({ params: { communityId }, caller, tx, page }) => {
  requireCommunity(caller, communityId)
  return listOfWebhooks(tx, communityId, page)
})
