/** Credentials can be read only through two functions of the database (060_walls.sql): no role that serves requests may read the table. */

import type { Scope } from '../../../contract/operation.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type LoginRow = { readonly credentialId: number; readonly passwordHash: string | null; readonly scope: Scope }

/**
 * The credential in force with this e-mail address. Nobody is logged in yet, so `tx` must be a transaction over all
 * communities.
 */
export function credentialForLogin(tx: Transaction, emailKey: string): Promise<LoginRow | undefined> {
  return tx.first(
    sql<LoginRow>`select credential_id as "credentialId", password_hash as "passwordHash", scope from credential_for_login(${emailKey})`,
  )
}

export type CallerRow = { readonly communities: number[]; readonly scope: Scope }

/** The communities that a credential reaches, clubs with their sub communities, and what it may do there; undefined once it or the token is revoked. */
export function scopeOfCredential(
  tx: Transaction,
  credentialId: number,
  tokenId: string,
): Promise<CallerRow | undefined> {
  return tx.first(sql<CallerRow>`select communities, scope from reach_of_credential(${credentialId}, ${tokenId})`)
}

/** Revokes a token; does nothing when it is revoked already. `expiresAt` is when the row can be deleted. */
export async function revokeTokenRow(
  tx: Transaction,
  tokenId: string,
  credentialId: number,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`insert into revoked_token (token_id, credential_id, expires_at) values (${tokenId}, ${credentialId}, ${expiresAt.toString()}::timestamptz) on conflict do nothing`,
  )
}
