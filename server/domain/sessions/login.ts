import { setTimeout } from 'node:timers/promises'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { credentialForLogin } from '../access/credentials.sql.ts'
import { verifyPassword } from '../access/passwords.ts'
import { tokenLifetimeSeconds } from '../access/tokens.ts'
import { handle } from '../operation/handler.ts'
import { failedLogins } from './failedLogins.ts'

// The hash of a password that nobody has: checking it takes as long as checking a real one.
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$3q2+7wAAAAAAAAAAAAAAAA$rN0jM2m0QmcF0yB6vYkq8mYxq0v1m3uV0S8b0q3m0aA'

/** An unknown e-mail, a wrong password and a revoked credential get the same answer after the same work. */
export const login = handle('login', async ({ body, address, service, database, now, logSecurityEvent, refuse }) => {
  const key = emailKey(body.email)
  const attempt = failedLogins(service).attempt(address, key)
  if (attempt.seconds > 0)
    refuse('RATE_LIMITED', 'logins', { seconds: attempt.seconds, headers: { 'retry-after': String(attempt.seconds) } })
  if (attempt.slowedMs > 0) await setTimeout(attempt.slowedMs)
  const check = async () => {
    const credential = await database.read('everything', tx => credentialForLogin(tx, key))
    return { credential, right: await verifyPassword(body.password, credential?.passwordHash ?? nobodysHash) }
  }
  const { credential, right } = await service.logins.run('write', check).catch(error => {
    attempt.takeBack()
    throw error
  })
  if (!credential || !right) {
    logSecurityEvent('login.failed', { credentialId: credential?.credentialId })
    return refuse('INVALID_CREDENTIALS')
  }
  attempt.succeeded()
  logSecurityEvent('login.succeeded', { credentialId: credential.credentialId })
  return {
    token: service.tokens.issue(credential.credentialId, now),
    tokenType: 'Bearer',
    expiresIn: tokenLifetimeSeconds,
    scope: 'read write',
  }
})
