import type { Refuse } from '../../kernel/refuse.ts'
import { accountForLogin } from '../access/accounts.sql.ts'
import { codeApp } from '../access/codes.sql.ts'
import type { SessionRow } from '../access/sessions.sql.ts'
import { type StartedSession, startSession } from '../access/startSession.ts'
import type { DomainService } from '../operation/domainService.ts'
import { checkPassword } from '../passwords/checkPassword.ts'
import { checkCode } from '../secondFactors/checkCode.ts'

export type LoginAttempted = {
  readonly email: string
  readonly password: string
  /** Of the app, or a recovery code: for accounts that have codes. */
  readonly code?: string | undefined
  /** Other people use this computer: the session ends with the browser. Undefined: as in the session that is replaced. */
  readonly shared: boolean | undefined
  readonly address: string
  readonly userAgent: string | undefined
  /** The session that the browser has: it ends when the new one begins. */
  readonly replaces: SessionRow | undefined
}

export type LoginEnd = {
  readonly started: StartedSession | undefined
  /** For the log of security events, also when the password is wrong. */
  readonly administratorId: number | undefined
  /** The password is right, and the code is not there yet. */
  readonly needsCode: boolean
}

/**
 * Starts a session when e-mail and password belong together, and the code where the account has codes. An unknown e-mail, a
 * wrong password, a revoked account and one without a password answer the same after the same work. Refuses with `CODE_WRONG`,
 * and with `RATE_LIMITED` after too many failures.
 */
export async function logInPerson(
  refuse: Refuse<'CODE_WRONG' | 'RATE_LIMITED'>,
  service: DomainService,
  attempted: LoginAttempted,
): Promise<LoginEnd> {
  const { database } = service
  const { known, isRight } = await checkPassword(refuse, service, attempted, key =>
    database.read('everything', tx => accountForLogin(tx, key)),
  )
  const administratorId = known?.administratorId
  if (!isRight || known === undefined || administratorId === undefined)
    return { started: undefined, administratorId, needsCode: false }
  const app = await database.read('everything', tx => codeApp(tx, administratorId))
  if (app && attempted.code === undefined) return { started: undefined, administratorId, needsCode: true }
  if (app) await checkCode(refuse, service, { ...attempted, administratorId }, attempted.code ?? '')
  const secondFactor = app !== undefined
  const { passwordHash } = known
  const started = await database.write('everything', tx =>
    startSession(tx, { ...attempted, administratorId, secondFactor, passwordHash }, service.clock()),
  )
  return { started, administratorId, needsCode: false }
}
