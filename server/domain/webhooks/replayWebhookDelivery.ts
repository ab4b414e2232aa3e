import { randomUUID } from 'node:crypto'
import { handle } from '../operation/handler.ts'
import { replayDelivery } from './deliveries.sql.ts'
import { lockWebhook } from './requireWebhook.ts'

export const replayWebhookDelivery = handle(
  'replayWebhookDelivery',
  async ({ params, caller, tx, now, refuse, record }) => {
    await lockWebhook(refuse, tx, caller, params)
    const reply = await replayDelivery(tx, params, randomUUID(), now.toString())
    if (!reply) return refuse('NOT_FOUND', 'delivery', { webhookId: params.webhookId, deliveryId: params.deliveryId })
    const { communityId, webhookId, deliveryId } = params
    await record({ communityId, kind: 'webhook.replayed', subject: { webhookId, deliveryId } })
    return reply
  },
)
