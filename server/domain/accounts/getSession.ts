import { handle } from '../operation/handler.ts'
import { sessionReply } from './sessionReply.ts'

export const getSession = handle('getSession', async ({ caller, service, now }) =>
  sessionReply(caller.staff, service, now),
)
