import { credentialForLogin } from '../access/credentials.sql.ts'
import { tokenLifetimeSeconds } from '../access/tokens.ts'
import { handle } from '../operation/handler.ts'
import { checkPassword } from '../passwords/checkPassword.ts'

/** An unknown e-mail, a wrong password and a revoked credential get the same answer after the same work. */
export const login = handle('login', async ({ body, address, service, database, now, logSecurityEvent, refuse }) => {
  const { known, isRight } = await checkPassword(refuse, service, { ...body, address }, key =>
    database.read('everything', tx => credentialForLogin(tx, key)),
  )
  if (!known || !isRight) {
    logSecurityEvent('login.failed', { credentialId: known?.credentialId })
    return refuse('INVALID_CREDENTIALS')
  }
  logSecurityEvent('login.succeeded', { credentialId: known.credentialId })
  return {
    token: service.tokens.issue(known.credentialId, now),
    tokenType: 'Bearer',
    expiresIn: tokenLifetimeSeconds,
    scope: known.scope,
  }
})
