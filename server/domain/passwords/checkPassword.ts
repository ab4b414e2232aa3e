import { setTimeout } from 'node:timers/promises'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { verifyPassword } from '../access/passwords.ts'
import type { DomainService } from '../operation/domainService.ts'
import { failedLogins } from './failedLogins.ts'

// The hash of a password that nobody has: checking against it takes the same time as checking a real one.
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$3q2+7wAAAAAAAAAAAAAAAA$rN0jM2m0QmcF0yB6vYkq8mYxq0v1m3uV0S8b0q3m0aA'

type Login = { readonly email: string; readonly password: string; readonly address: string }

/** `known`: what `find` found, also when the password is wrong. */
export type CheckedPassword<T> = { readonly known: T | undefined; readonly isRight: boolean }

/**
 * Checks a password in its turn. An unknown e-mail, a wrong password and a revoked account take the same work.
 * Refuses with `RATE_LIMITED` after too many failures of the address.
 */
export async function checkPassword<T extends { readonly passwordHash: string | null }>(
  refuse: Refuse<'RATE_LIMITED'>,
  service: DomainService,
  { email, password, address }: Login,
  find: (emailKey: string) => Promise<T | undefined>,
): Promise<CheckedPassword<T>> {
  const key = emailKey(email)
  const attempt = failedLogins(service).attempt(address, key)
  if (attempt.seconds > 0)
    refuse('RATE_LIMITED', 'logins', { seconds: attempt.seconds, headers: { 'retry-after': String(attempt.seconds) } })
  if (attempt.slowedMs > 0) await setTimeout(attempt.slowedMs)
  const check = async () => {
    const known = await find(key)
    return { known, isRight: await verifyPassword(password, known?.passwordHash ?? nobodysHash) }
  }
  const { known, isRight } = await service.logins.run('write', check).catch(error => {
    attempt.takeBack()
    throw error
  })
  if (known && isRight) attempt.succeeded()
  return { known, isRight: isRight && known !== undefined }
}
