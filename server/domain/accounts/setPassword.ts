import { accountForLogin, writePassword } from '../access/accounts.sql.ts'
import { holdSession } from '../access/holdAccount.sql.ts'
import { forgetPasswordLinks } from '../access/oneTimeLinks.sql.ts'
import { hashPassword } from '../access/passwords.ts'
import { endSessions } from '../access/sessions.sql.ts'
import { handle } from '../operation/handler.ts'
import { checkPassword } from '../passwords/checkPassword.ts'
import { passwordTrouble } from '../passwords/passwordTrouble.ts'

export const setPassword = handle(
  'setPassword',
  async ({ body, address, caller, service, database, now, logSecurityEvent, refuse }) => {
    const { account, session } = caller.staff
    const { administratorId } = account
    const login = { email: account.email, password: body.current, address }
    const { isRight } = await checkPassword(refuse, service, login, key =>
      database.read('everything', tx => accountForLogin(tx, key)),
    )
    if (!isRight) {
      logSecurityEvent('login.failed', { administratorId })
      return refuse('INVALID_LOGIN')
    }
    const why = passwordTrouble(body.password, [account.name, account.email])
    if (why !== undefined) refuse('PASSWORD_WEAK', { why })
    const passwordHash = await service.logins.run('write', () => hashPassword(body.password))
    const endedSessions = await database.write('everything', async tx => {
      await holdSession(refuse, tx, session)
      await forgetPasswordLinks(tx, administratorId)
      await writePassword(tx, administratorId, passwordHash)
      return endSessions(tx, { administratorId, except: session.sessionId }, now)
    })
    return { endedSessions }
  },
)
