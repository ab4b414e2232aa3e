import { sessionReply } from '../accounts/sessionReply.ts'
import { handle } from '../operation/handler.ts'
import { logInPerson } from './logInPerson.ts'

export const logInWithPassword = handle(
  'logInWithPassword',
  async ({ body, address, userAgent, caller, service, keepSession, now, logSecurityEvent, refuse }) => {
    const attempted = { shared: undefined, ...body, address, userAgent, replaces: caller?.staff?.session }
    const { started, administratorId, needsCode } = await logInPerson(refuse, service, attempted)
    if (needsCode) return refuse('CODE_REQUIRED')
    logSecurityEvent(started ? 'login.succeeded' : 'login.failed', { administratorId })
    if (!started) return refuse('INVALID_LOGIN')
    keepSession(started.cookie)
    return sessionReply(started.staff, service, now)
  },
)
