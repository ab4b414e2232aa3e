import { accountForLogin } from '../access/accounts.sql.ts'
import { handle } from '../operation/handler.ts'
import { checkPassword } from '../sessions/checkPassword.ts'
import { sessionReply } from './sessionReply.ts'
import { startSession } from './startSession.ts'

/** An unknown e-mail, a wrong password, a revoked account and one without a password answer the same after the same work. */
export const logInWithPassword = handle(
  'logInWithPassword',
  async ({ body, address, userAgent, service, database, keepSession, now, logSecurityEvent, refuse }) => {
    const { known, isRight } = await checkPassword(refuse, service, { ...body, address }, key =>
      database.read('everything', tx => accountForLogin(tx, key)),
    )
    const started =
      known && isRight
        ? await database.write('everything', tx =>
            startSession(tx, { administratorId: known.administratorId, shared: body.shared === true, userAgent }, now),
          )
        : undefined
    if (!started) {
      logSecurityEvent('login.failed', { administratorId: known?.administratorId })
      return refuse('INVALID_LOGIN')
    }
    logSecurityEvent('login.succeeded', { administratorId: started.staff.account.administratorId })
    keepSession(started.cookie)
    return sessionReply(started.staff, service, now)
  },
)
