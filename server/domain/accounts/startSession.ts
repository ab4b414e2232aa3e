import type { Transaction } from '../../kernel/database/connect.ts'
import type { SessionCookie } from '../../kernel/http/sessionCookie.ts'
import { accountOf } from '../access/accounts.sql.ts'
import { insertSession } from '../access/sessions.sql.ts'
import { hashOfToken, longestHours, newToken } from '../access/sessions.ts'
import { type Staff, staffOf } from '../access/staff.ts'
import { deviceInWords } from './deviceInWords.ts'

export type StartedSession = { readonly staff: Staff; readonly cookie: SessionCookie }

/** Starts a session of an account in force; undefined when the account has been revoked meanwhile. */
export async function startSession(
  tx: Transaction,
  {
    administratorId,
    shared,
    userAgent,
  }: { readonly administratorId: number; readonly shared: boolean; readonly userAgent: string | undefined },
  now: Temporal.Instant,
): Promise<StartedSession | undefined> {
  const account = await accountOf(tx, administratorId)
  if (!account) return undefined
  const token = newToken()
  const session = await insertSession(
    tx,
    { tokenHash: hashOfToken(token), administratorId, shared, device: deviceInWords(userAgent) },
    now,
  )
  return { staff: staffOf(session, account), cookie: { token, shared, seconds: longestHours * 3600 } }
}
