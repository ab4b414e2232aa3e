import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'

export type LoginRow = { readonly credentialId: number; readonly passwordHash: string }

/**
 * The credential in force with this e-mail. Reads outside the scope of communities: nobody is logged in yet.
 * `tx` must be a transaction over everything.
 */
export function credentialForLogin(tx: Transaction, emailKey: string): Promise<LoginRow | undefined> {
  return tx.first(
    statement<LoginRow>(
      sql`select credential_id as "credentialId", password_hash as "passwordHash" from credential where email_key = ${emailKey} and revoked_at is null`,
    ),
  )
}

export type CallerRow = { readonly communities: number[] }

/** The communities that a credential reaches, a club with its sub communities; no row once it, or the token, is revoked. */
export function scopeOfCredential(
  tx: Transaction,
  credentialId: number,
  tokenId: string,
): Promise<CallerRow | undefined> {
  return tx.first(
    statement<CallerRow>(sql`
      select coalesce((
        select array_agg(distinct c.community_id)
        from credential_community g join community c on c.community_id = g.community_id or c.club_community_id = g.community_id
        where g.credential_id = k.credential_id), '{}') as communities
      from credential k
      where k.credential_id = ${credentialId} and k.revoked_at is null
        and not exists (select from revoked_token r where r.token_id = ${tokenId})`),
  )
}

export async function revokeTokenRow(
  tx: Transaction,
  tokenId: string,
  credentialId: number,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    statement(
      sql`insert into revoked_token (token_id, credential_id, expires_at) values (${tokenId}, ${credentialId}, ${expiresAt.toString()}::timestamptz) on conflict do nothing`,
    ),
  )
}
