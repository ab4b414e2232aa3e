import { handle } from '../operation/handler.ts'
import { logIn } from './logIn.ts'
import { sessionReply } from './sessionReply.ts'

export const logInWithPassword = handle(
  'logInWithPassword',
  async ({ body, address, userAgent, caller, service, keepSession, now, logSecurityEvent, refuse }) => {
    const { email, password, shared } = body
    const replaces = caller?.staff?.session
    const attempted = { email, password, shared, address, userAgent, replaces }
    const { started, administratorId } = await logIn(refuse, service, attempted)
    logSecurityEvent(started ? 'login.succeeded' : 'login.failed', { administratorId })
    if (!started) return refuse('INVALID_LOGIN')
    keepSession(started.cookie)
    return sessionReply(started.staff, service, now)
  },
)
