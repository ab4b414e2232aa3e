import { handle } from '../handler.ts'
import { listDeliveries } from './deliveries.sql.ts'
import { requireWebhook } from './requireWebhook.ts'

export const listWebhookDeliveries = handle('listWebhookDeliveries', async ({ params, criteria, caller, tx, page }) => {
  await requireWebhook(tx, caller, params)
  return listDeliveries(tx, params, criteria, page)
})
