import { handle } from '../operation/handler.ts'
import { insertTestDelivery } from './deliveries.sql.ts'
import { lockWebhook } from './requireWebhook.ts'

export const sendTestWebhook = handle('sendTestWebhook', async ({ params, caller, tx, now, record, refuse }) => {
  await lockWebhook(refuse, tx, caller, params)
  const { deliveryId, reply } = await insertTestDelivery(tx, params, now.toString())
  const { communityId, webhookId } = params
  await record({ communityId, kind: 'webhook.tested', subject: { webhookId, deliveryId } })
  return reply
})
