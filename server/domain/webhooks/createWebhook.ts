import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { requireUrl } from './requireUrl.ts'
import { insertWebhook } from './webhooks.sql.ts'
import { webhookWithSecret } from './webhookWithSecret.ts'

const most = 20

export const createWebhook = handle(
  'createWebhook',
  async ({ params: { communityId }, body, caller, tx, now, service, refuse, record }) => {
    requireCommunity(refuse, caller, communityId)
    requireUrl(refuse, body.url, service.config)
    const webhookId = await insertWebhook(tx, { ...body, communityId }, most, now.toString())
    if (webhookId === undefined) return refuse('TOO_MANY_WEBHOOKS', { communityId, most })
    await record({ communityId, kind: 'webhook.created', subject: { webhookId }, after: body })
    return webhookWithSecret(tx, service, { communityId, webhookId, generation: 1 })
  },
)
