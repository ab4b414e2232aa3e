import { handle } from '../operation/handler.ts'
import { lockWebhook } from './requireWebhook.ts'
import { deleteWebhookRow } from './webhooks.sql.ts'

export const deleteWebhook = handle('deleteWebhook', async ({ params, caller, tx, record, refuse }) => {
  const before = await lockWebhook(refuse, tx, caller, params)
  await deleteWebhookRow(tx, params)
  const { communityId, webhookId } = params
  await record({ communityId, kind: 'webhook.deleted', subject: { webhookId }, before })
  return { deleted: 1, webhookId }
})
