import { handle } from '../handler.ts'
import { requireWebhook } from './requireWebhook.ts'

export const getWebhook = handle('getWebhook', ({ params, caller, tx }) => requireWebhook(tx, caller, params))
