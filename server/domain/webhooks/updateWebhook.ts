import { isDeepStrictEqual } from 'node:util'
import { handle } from '../operation/handler.ts'
import { requireUrl } from './requireUrl.ts'
import { lockWebhook, requireWebhook } from './requireWebhook.ts'
import { updateWebhookRow } from './webhooks.sql.ts'

export const updateWebhook = handle('updateWebhook', async ({ params, body, caller, tx, service, record, refuse }) => {
  const { generation: _, ...before } = await lockWebhook(refuse, tx, caller, params)
  if (body.url !== undefined) requireUrl(refuse, body.url, service.config)
  const after = { ...before, ...body }
  if (!isDeepStrictEqual(before, after)) {
    await updateWebhookRow(tx, after)
    const { communityId, webhookId } = params
    await record({ communityId, kind: 'webhook.changed', subject: { webhookId }, before, after })
  }
  return requireWebhook(refuse, tx, caller, params)
})
