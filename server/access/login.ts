import { handle, Refusal } from '../handler.ts'
import { emailKey } from '../players/emailKey.ts'
import { credentialForLogin } from './credentials.sql.ts'
import { failedLogins } from './failedLogins.ts'
import { verifyPassword } from './passwords.ts'
import { tokenLifetimeSeconds } from './tokens.ts'

// The hash of a password that nobody has: checking against it takes the same time as checking a real one.
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$3q2+7wAAAAAAAAAAAAAAAA$rN0jM2m0QmcF0yB6vYkq8mYxq0v1m3uV0S8b0q3m0aA'

/** An unknown e-mail, a wrong password and a revoked credential answer the same after the same work. */
export const login = handle('login', async ({ body, address, service, database, now, refuse }) => {
  const key = emailKey(body.email)
  const failures = failedLogins(service)
  const wait = failures.seconds(address, key)
  if (wait > 0)
    throw new Refusal('RATE_LIMITED', `Too many failed logins. Try again in ${wait} seconds.`, [], {
      'retry-after': String(wait),
    })
  const credential = await database.read('everything', tx => credentialForLogin(tx, key))
  const right = await verifyPassword(body.password, credential?.passwordHash ?? nobodysHash)
  if (!credential || !right) {
    failures.count(address, key)
    return refuse('INVALID_CREDENTIALS', 'Check e-mail and password, or ask the operator for a new credential.')
  }
  return {
    token: service.tokens.issue(credential.credentialId, now),
    tokenType: 'Bearer',
    expiresIn: tokenLifetimeSeconds,
    scope: 'read write',
  }
})
