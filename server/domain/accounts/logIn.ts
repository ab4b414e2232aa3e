import type { Refuse } from '../../kernel/refuse.ts'
import { accountForLogin } from '../access/accounts.sql.ts'
import type { SessionRow } from '../access/sessions.sql.ts'
import type { DomainService } from '../operation/domainService.ts'
import { checkPassword } from '../sessions/checkPassword.ts'
import { type StartedSession, startSession } from './startSession.ts'

export type LoginAttempted = {
  readonly email: string
  readonly password: string
  /** Other people use this computer: the session ends with the browser. Undefined: as in the session that is replaced. */
  readonly shared: boolean | undefined
  readonly address: string
  readonly userAgent: string | undefined
  /** The session that the browser has: it ends when the new one begins. */
  readonly replaces: SessionRow | undefined
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
  const started = await database.write('everything', tx => startSession(tx, { ...attempted, administratorId }, now))
  return { started, administratorId }
}
