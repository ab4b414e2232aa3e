import { handle } from '../operation/handler.ts'
import { requireWebhook } from './requireWebhook.ts'

export const getWebhook = handle('getWebhook', ({ params, caller, tx, refuse }) =>
  requireWebhook(refuse, tx, caller, params),
)
