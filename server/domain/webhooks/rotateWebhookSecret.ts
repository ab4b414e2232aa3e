import { handle } from '../operation/handler.ts'
import { lockWebhook } from './requireWebhook.ts'
import { raiseWebhookGeneration } from './webhooks.sql.ts'
import { webhookWithSecret } from './webhookWithSecret.ts'

const overlap = { hours: 24 }

export const rotateWebhookSecret = handle(
  'rotateWebhookSecret',
  async ({ params, caller, tx, now, service, record, refuse }) => {
    await lockWebhook(refuse, tx, caller, params)
    const generation = await raiseWebhookGeneration(tx, params, now.add(overlap).toString())
    const { communityId, webhookId } = params
    await record({ communityId, kind: 'webhook.secretRotated', subject: { webhookId }, after: { generation } })
    return webhookWithSecret(tx, service, { ...params, generation })
  },
)
