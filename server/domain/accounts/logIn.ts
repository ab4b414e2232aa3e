import type { Refuse } from '../../kernel/refuse.ts'
import { accountForLogin } from '../access/accounts.sql.ts'
import type { DomainService } from '../operation/domainService.ts'
import { checkPassword } from '../sessions/checkPassword.ts'
import { type StartedSession, startSession } from './startSession.ts'

export type LoginAttempted = {
  readonly email: string
  readonly password: string
  /** Other people use this computer: the session ends with the browser. */
  readonly shared: boolean
  readonly address: string
  readonly userAgent: string | undefined
}

/**
 * Starts a session when e-mail and password belong together. `administratorId` is for the log of security events, also when
 * the password is wrong. An unknown e-mail, a wrong password, a revoked account and one without a password answer the same
 * after the same work. Refuses with `RATE_LIMITED` after too many failures.
 */
export async function logIn(
  refuse: Refuse<'RATE_LIMITED'>,
  service: DomainService,
  attempted: LoginAttempted,
): Promise<{ readonly started: StartedSession | undefined; readonly administratorId: number | undefined }> {
  const { database } = service
  const { known, isRight } = await checkPassword(refuse, service, attempted, key =>
    database.read('everything', tx => accountForLogin(tx, key)),
  )
  const administratorId = known?.administratorId
  if (!isRight || administratorId === undefined) return { started: undefined, administratorId }
  const now = service.clock()
  const started = await database.write('everything', tx =>
    startSession(tx, { administratorId, shared: attempted.shared, userAgent: attempted.userAgent }, now),
  )
  return { started, administratorId }
}
