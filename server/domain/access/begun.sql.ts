/** What was begun in one browser and waits for its second half. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** A login that lacks its code, the key of an app that has not shown a code, a login with a passkey, a new passkey. */
export type BegunPurpose = 'login' | 'codes' | 'passkeyLogin' | 'passkey'

export type Begun = {
  readonly administratorId: number | null
  readonly shared: boolean | null
  readonly secret: string | null
}

/** The holder of what a session has begun. */
export function heldBySession(sessionId: number): string {
  return `session:${sessionId}`
}

/** Keeps what was begun, in place of what the holder began before. */
export async function begin(
  tx: Transaction,
  holder: string,
  purpose: BegunPurpose,
  { administratorId, shared, secret }: Partial<Begun>,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      insert into begun (holder, purpose, administrator_id, shared, secret, expires_at)
      values (${holder}, ${purpose}, ${administratorId ?? null}::bigint, ${shared ?? null}::boolean, ${secret ?? null},
        ${expiresAt.toString()}::timestamptz)
      on conflict (holder, purpose) do update set administrator_id = excluded.administrator_id, shared = excluded.shared,
        secret = excluded.secret, expires_at = excluded.expires_at`,
  )
}

/** What the holder has begun, while it is not too late. Looking changes nothing. */
export function begun(
  tx: Transaction,
  holder: string,
  purpose: BegunPurpose,
  now: Temporal.Instant,
): Promise<Begun | undefined> {
  return tx.first(
    sql<Begun>`
      select administrator_id as "administratorId", shared, secret from begun
      where holder = ${holder} and purpose = ${purpose} and expires_at > ${now.toString()}::timestamptz`,
  )
}

/** The same, and it is over: nobody gets it twice. */
export function takeBegun(
  tx: Transaction,
  holder: string,
  purpose: BegunPurpose,
  now: Temporal.Instant,
): Promise<Begun | undefined> {
  return tx.first(
    sql<Begun>`
      delete from begun
      where holder = ${holder} and purpose = ${purpose} and expires_at > ${now.toString()}::timestamptz
      returning administrator_id as "administratorId", shared, secret`,
  )
}

/** Forgets what was begun with an account, in any browser: half of a login, and in its sessions a new passkey or new codes. */
export async function forgetBegun(tx: Transaction, administratorId: number): Promise<void> {
  await tx.rows(
    sql`
      delete from begun where administrator_id = ${administratorId}
        or holder in (select 'session:' || session_id from session where administrator_id = ${administratorId})`,
  )
}
