import type { Transaction } from '../../kernel/database/connect.ts'
import type { SessionCookie } from '../../kernel/http/sessionCookie.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { holdSession } from './holdAccount.sql.ts'
import { endSessions, strengthenSession } from './sessions.sql.ts'
import { hashOfToken, longestHours, newToken } from './sessions.ts'
import { hasSecondFactor, type Staff } from './staff.ts'

/**
 * The session in which a second factor was added has proved it, and goes on under another token. With the first one all other
 * sessions of the account end: they have proved none. Refuses with `TOKEN_INVALID` when the session has ended meanwhile.
 */
export async function strengthen(
  refuse: Refuse<'TOKEN_INVALID'>,
  tx: Transaction,
  { session, account }: Staff,
  now: Temporal.Instant,
): Promise<SessionCookie> {
  const { sessionId, administratorId, shared } = session
  await holdSession(refuse, tx, session)
  if (!hasSecondFactor(account)) await endSessions(tx, { administratorId, except: sessionId }, now)
  const token = newToken()
  await strengthenSession(tx, sessionId, hashOfToken(token), now)
  return { token, shared, seconds: longestHours * 3600 }
}
