import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type SessionRow = {
  readonly sessionId: number
  readonly administratorId: number
  readonly createdAt: string
  readonly seenAt: string
  /** The last time that the person proved who it is. */
  readonly provedAt: string
  readonly shared: boolean
  /** The person has proved more than the password. */
  readonly secondFactor: boolean
}

/** The session with this hash of its token that has not been ended; whether it is too old is for {@link expiryOf}. */
export function sessionWithHash(tx: Transaction, tokenHash: string): Promise<SessionRow | undefined> {
  return tx.first(
    sql<SessionRow>`
      select session_id as "sessionId", administrator_id as "administratorId", created_at as "createdAt", seen_at as "seenAt",
        proved_at as "provedAt", shared, second_factor as "secondFactor"
      from session where token_hash = ${tokenHash} and ended_at is null`,
  )
}

export type NewSession = {
  readonly tokenHash: string
  readonly administratorId: number
  readonly shared: boolean
  /** The browser in words. */
  readonly device: string
  readonly secondFactor: boolean
}

/** Begins a session; only the hash of its secret is stored. */
export async function insertSession(tx: Transaction, session: NewSession, now: Temporal.Instant): Promise<SessionRow> {
  const at = now.toString()
  const row = await tx.first(
    sql<SessionRow>`
      insert into session (token_hash, administrator_id, created_at, seen_at, proved_at, shared, device, second_factor)
      values (${session.tokenHash}, ${session.administratorId}, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, ${session.shared},
        ${session.device}, ${session.secondFactor})
      returning session_id as "sessionId", administrator_id as "administratorId", created_at as "createdAt", seen_at as "seenAt",
        proved_at as "provedAt", shared, second_factor as "secondFactor"`,
  )
  if (!row) throw new Error('The new session has no row.')
  return row
}

/** Notes that a session was used `now`, so that it does not end for being idle. */
export async function touchSession(tx: Transaction, sessionId: number, now: Temporal.Instant): Promise<void> {
  await tx.rows(sql`update session set seen_at = ${now.toString()}::timestamptz where session_id = ${sessionId}`)
}

/** The session has a second factor from now on, and another token: what was seen of the old one opens nothing. */
export async function strengthenSession(
  tx: Transaction,
  sessionId: number,
  tokenHash: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      update session set token_hash = ${tokenHash}, second_factor = true, proved_at = ${now.toString()}::timestamptz
      where session_id = ${sessionId}`,
  )
}

/** Ends sessions of an account: the one that is named, else all of them but `except`; answers how many. */
export async function endSessions(
  tx: Transaction,
  { administratorId, only, except }: { administratorId: number; only?: number; except?: number },
  now: Temporal.Instant,
): Promise<number> {
  const rows = await tx.rows(
    sql`
      update session set ended_at = ${now.toString()}::timestamptz
      where administrator_id = ${administratorId} and ended_at is null
        and (${only ?? null}::bigint is null or session_id = ${only ?? null})
        and (${except ?? null}::bigint is null or session_id <> ${except ?? null})
      returning 1`,
  )
  return rows.length
}

export type ListedSessionRow = {
  readonly sessionId: number
  readonly device: string
  readonly seenAt: string
  readonly createdAt: string
  readonly shared: boolean
}

/** The sessions of an account that have not been ended, the one used last first. */
export function sessionsOf(tx: Transaction, administratorId: number): Promise<ListedSessionRow[]> {
  return tx.rows(
    sql<ListedSessionRow>`
      select session_id as "sessionId", device, seen_at as "seenAt", created_at as "createdAt", shared
      from session where administrator_id = ${administratorId} and ended_at is null
      order by seen_at desc, session_id desc limit 1000`,
  )
}
