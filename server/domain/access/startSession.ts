import type { Transaction } from '../../kernel/database/connect.ts'
import type { SessionCookie } from '../../kernel/http/sessionCookie.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { accountForLogin, accountOf } from './accounts.sql.ts'
import { deviceInWords } from './deviceInWords.ts'
import { holdAccount } from './holdAccount.sql.ts'
import { endSessions, insertSession, type SessionRow } from './sessions.sql.ts'
import { hashOfToken, longestHours, newToken } from './sessions.ts'
import { type Staff, staffOf } from './staff.ts'

export type NewStart = {
  readonly administratorId: number
  readonly shared?: boolean | undefined
  readonly userAgent: string | undefined
  readonly replaces?: SessionRow | undefined
  /** The person has proved more than the password. */
  readonly secondFactor?: boolean
  /** What the password was checked against: it must still be the account's. */
  readonly passwordHash?: string | null
}

export type StartedSession = { readonly staff: Staff; readonly cookie: SessionCookie }

/**
 * Starts a session of an account in force, and ends the one that the browser had; undefined when the account has been revoked
 * meanwhile, or has another password. `shared` is as it was unless it is said.
 */
export async function startSession(
  tx: Transaction,
  {
    administratorId,
    replaces,
    shared = replaces?.administratorId === administratorId && replaces.shared,
    userAgent,
    secondFactor = false,
    passwordHash,
  }: NewStart,
  now: Temporal.Instant,
): Promise<StartedSession | undefined> {
  await holdAccount(tx, administratorId)
  const account = await accountOf(tx, administratorId)
  if (!account) return undefined
  if (passwordHash !== undefined) {
    const present = await accountForLogin(tx, emailKey(account.email))
    if (present?.passwordHash !== passwordHash) return undefined
  }
  if (replaces) await endSessions(tx, { administratorId: replaces.administratorId, only: replaces.sessionId }, now)
  const token = newToken()
  const session = await insertSession(
    tx,
    { tokenHash: hashOfToken(token), administratorId, shared, device: deviceInWords(userAgent), secondFactor },
    now,
  )
  return { staff: staffOf(session, account), cookie: { token, shared, seconds: longestHours * 3600 } }
}
