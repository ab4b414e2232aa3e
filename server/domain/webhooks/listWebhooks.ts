import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { listOfWebhooks } from './webhooks.sql.ts'

export const listWebhooks = handle('listWebhooks', async ({ params: { communityId }, caller, tx, page, refuse }) => {
  requireCommunity(refuse, caller, communityId)
  return listOfWebhooks(tx, communityId, page)
})
