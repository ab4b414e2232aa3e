import { sessionReply } from '../accounts/sessionReply.ts'
import { handle } from '../operation/handler.ts'

export const getSession = handle('getSession', async ({ caller, service, now }) =>
  sessionReply(caller.staff, service, now),
)
