import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'

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

export function allCredentials(tx: Transaction): Promise<CredentialLine[]> {
  return tx.rows(statement<CredentialLine>(sql`${lines} order by credential_id`))
}

/** The credential in force with this id or e-mail address. */
export function credentialInForce(tx: Transaction, by: { readonly id?: number; readonly emailKey?: string }) {
  return tx.first(
    statement<CredentialLine>(
      sql`${lines} where revoked_at is null and (credential_id = ${by.id ?? null}::bigint or email_key = ${by.emailKey ?? null}::text)`,
    ),
  )
}

/** Ends a credential and with it all its tokens, on every server within a second. */
export async function revoke(tx: Transaction, credentialId: number, now: Temporal.Instant): Promise<void> {
  await tx.rows(
    statement(
      sql`update credential set revoked_at = ${now.toString()}::timestamptz where credential_id = ${credentialId}`,
    ),
  )
}
