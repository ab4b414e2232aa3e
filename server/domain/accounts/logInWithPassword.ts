import { handle } from '../operation/handler.ts'
import { logIn } from './logIn.ts'
import { sessionReply } from './sessionReply.ts'

export const logInWithPassword = handle(
  'logInWithPassword',
  async ({ body, address, userAgent, service, keepSession, now, logSecurityEvent, refuse }) => {
    const { email, password, shared = false } = body
    const { started, administratorId } = await logIn(refuse, service, { email, password, shared, address, userAgent })
    logSecurityEvent(started ? 'login.succeeded' : 'login.failed', { administratorId })
    if (!started) return refuse('INVALID_LOGIN')
    keepSession(started.cookie)
    return sessionReply(started.staff, service, now)
  },
)
