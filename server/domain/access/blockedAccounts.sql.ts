/** Accounts that an operator has blocked. `tx` must be a transaction over everything. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Since when the account is blocked, null when it is not; undefined when there is none. */
export function blockOf(
  tx: Transaction,
  administratorId: number,
): Promise<{ readonly blockedAt: string | null } | undefined> {
  return tx.first(
    sql<{ blockedAt: string | null }>`
      select revoked_at as "blockedAt" from administrator where administrator_id = ${administratorId}`,
  )
}

/** Whether the account with this e-mail is blocked. */
export async function isBlocked(tx: Transaction, emailKey: string): Promise<boolean> {
  const row = await tx.first(sql<{ blocked: boolean }>`select is_account_blocked(${emailKey}) as blocked`)
  return row?.blocked === true
}

/** The account is blocked since this moment, or allowed again. */
export async function writeBlock(
  tx: Transaction,
  administratorId: number,
  since: Temporal.Instant | undefined,
): Promise<void> {
  await tx.rows(
    sql`
      update administrator set revoked_at = ${since?.toString() ?? null}::timestamptz where administrator_id = ${administratorId}`,
  )
}

export type OwnedRow = { readonly communityId: number; readonly name: string }

/** The communities that nobody would own without this account. Nobody else changes meanwhile who owns them. */
export async function ownedAlone(tx: Transaction, administratorId: number): Promise<OwnedRow[]> {
  await tx.rows(
    sql`
      select administrator_id from administrator_community
      where community_id in (
        select community_id from administrator_community where administrator_id = ${administratorId} and role = 'manager')
      order by community_id, administrator_id for update`,
  )
  return tx.rows(
    sql<OwnedRow>`
      select c.community_id as "communityId", c.name
      from administrator_community g join community c on c.community_id = g.community_id
      where g.administrator_id = ${administratorId} and g.role = 'manager' and not exists (
        select from administrator_community o join administrator a on a.administrator_id = o.administrator_id
        where o.community_id = g.community_id and o.role = 'manager' and o.administrator_id <> g.administrator_id
          and a.revoked_at is null)
      order by c.name_key, c.community_id`,
  )
}
