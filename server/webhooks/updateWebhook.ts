import { isDeepStrictEqual } from 'node:util'
import { handle } from '../handler.ts'
import { requireUrl } from './requireUrl.ts'
import { lockWebhook, requireWebhook } from './requireWebhook.ts'
import { updateWebhookRow } from './webhooks.sql.ts'

export const updateWebhook = handle('updateWebhook', async ({ params, body, caller, tx, service, record }) => {
  const { generation: _, ...before } = await lockWebhook(tx, caller, params)
  if (body.url !== undefined) requireUrl(body.url, service.config)
  const after = { ...before, ...body }
  if (!isDeepStrictEqual(before, after)) {
    await updateWebhookRow(tx, after)
    const { communityId, webhookId } = params
    await record({ communityId, kind: 'webhook.changed', subject: { webhookId }, before, after })
  }
  return requireWebhook(tx, caller, params)
})
