/** A login whose password was right and whose code is not there yet. It is no session: it opens nothing but the question for the code. */
import { loginMinutes } from '../../kernel/http/sessionCookie.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { accountOf } from '../access/accounts.sql.ts'
import { begin, begun, takeBegun } from '../access/begun.sql.ts'
import { holdAccount } from '../access/holdAccount.sql.ts'
import type { SessionRow } from '../access/sessions.sql.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'
import { type StartedSession, startSession } from '../access/startSession.ts'
import type { DomainService } from '../operation/domainService.ts'
import { checkCode } from '../secondFactors/checkCode.ts'

/** Keeps that the password was right, and answers the token by which the browser is known. */
export async function beginLogin(
  { database, clock }: DomainService,
  login: { readonly administratorId: number; readonly shared: boolean },
): Promise<string> {
  const token = newToken()
  const expiresAt = clock().add({ minutes: loginMinutes })
  await database.write('everything', tx => begin(tx, hashOfToken(token), 'login', login, expiresAt))
  return token
}

/** Whether the browser may still enter the code. Looking changes nothing. */
export async function isLoginBegun({ database, clock }: DomainService, token: string): Promise<boolean> {
  return (await database.read('everything', tx => begun(tx, hashOfToken(token), 'login', clock()))) !== undefined
}

export type CodeEntered = {
  readonly token: string
  readonly code: string
  readonly address: string
  readonly userAgent: string | undefined
  readonly replaces: SessionRow | undefined
}

/** Starts the session when the code is right; undefined when it is too late. Refuses as {@link checkCode} does. */
export async function endLogin(
  refuse: Refuse<'CODE_WRONG' | 'RATE_LIMITED'>,
  service: DomainService,
  { token, code, address, userAgent, replaces }: CodeEntered,
): Promise<StartedSession | undefined> {
  const { database } = service
  const holder = hashOfToken(token)
  const account = await database.read('everything', async tx => {
    const login = await begun(tx, holder, 'login', service.clock())
    return login?.administratorId ? accountOf(tx, login.administratorId) : undefined
  })
  if (!account) return undefined
  const { administratorId, email } = account
  await checkCode(refuse, service, { administratorId, email, address }, code)
  return database.write('everything', async tx => {
    await holdAccount(tx, administratorId)
    const login = await takeBegun(tx, holder, 'login', service.clock())
    if (!login) return undefined
    const shared = login.shared === true
    return startSession(tx, { administratorId, shared, userAgent, replaces, secondFactor: true }, service.clock())
  })
}
