import { handle } from '../operation/handler.ts'
import { listDeliveries } from './deliveries.sql.ts'
import { requireWebhook } from './requireWebhook.ts'

export const listWebhookDeliveries = handle(
  'listWebhookDeliveries',
  async ({ params, criteria, caller, tx, page, refuse }) => {
    await requireWebhook(refuse, tx, caller, params)
    return listDeliveries(tx, params, criteria, page)
  },
)
