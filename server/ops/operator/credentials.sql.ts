import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type CredentialLine = {
  readonly credentialId: number
  readonly email: string
  readonly intendedUse: string
  readonly createdAt: string
  readonly revokedAt: string | null
  readonly communities: readonly number[]
}

const lines = sql`
  select credential_id as "credentialId", email, intended_use as "intendedUse", created_at as "createdAt", revoked_at as "revokedAt",
    array(select community_id from credential_community g where g.credential_id = credential.credential_id order by 1) as communities
  from credential`

/** Every credential with its communities, in the order of their ids. */
export function allCredentials(tx: Transaction): Promise<CredentialLine[]> {
  return tx.rows(sql<CredentialLine>`${lines} order by credential_id`)
}

/** The credential in force with this id or e-mail address. */
export function credentialInForce(tx: Transaction, by: { readonly id?: number; readonly emailKey?: string }) {
  return tx.first(
    sql<CredentialLine>`${lines} where revoked_at is null and (credential_id = ${by.id ?? null}::bigint or email_key = ${by.emailKey ?? null}::text)`,
  )
}

/** Ends a credential and with it all its tokens, on every server within a second. */
export async function revoke(tx: Transaction, credentialId: number, now: Temporal.Instant): Promise<void> {
  await tx.rows(
    sql`update credential set revoked_at = ${now.toString()}::timestamptz where credential_id = ${credentialId}`,
  )
}
