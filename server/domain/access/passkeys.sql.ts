import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type PasskeyRow = {
  readonly passkeyId: number
  readonly administratorId: number
  readonly credentialId: string
  /** COSE, in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly addedAt: string
  readonly usedAt: string | null
}

/** The passkeys of an account, the oldest first. */
export function passkeysOf(tx: Transaction, administratorId: number): Promise<PasskeyRow[]> {
  return tx.rows(
    sql<PasskeyRow>`
      select passkey_id as "passkeyId", administrator_id as "administratorId", credential_id as "credentialId",
        public_key as "publicKey", counter, transports, name, added_at as "addedAt", used_at as "usedAt"
      from passkey where administrator_id = ${administratorId} order by passkey_id limit 1000`,
  )
}

/** The passkey with this id of its credential. */
export function passkeyWithCredential(tx: Transaction, credentialId: string): Promise<PasskeyRow | undefined> {
  return tx.first(
    sql<PasskeyRow>`
      select passkey_id as "passkeyId", administrator_id as "administratorId", credential_id as "credentialId",
        public_key as "publicKey", counter, transports, name, added_at as "addedAt", used_at as "usedAt"
      from passkey where credential_id = ${credentialId}`,
  )
}

export type NewPasskey = Omit<PasskeyRow, 'passkeyId' | 'addedAt' | 'usedAt'>

/** Keeps a passkey and answers its id; undefined when its credential is known already. */
export async function insertPasskey(
  tx: Transaction,
  passkey: NewPasskey,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const row = await tx.first(
    sql<{ passkeyId: number }>`
      insert into passkey (administrator_id, credential_id, public_key, counter, transports, name, added_at)
      values (${passkey.administratorId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter},
        ${passkey.transports}::text[], ${passkey.name}, ${now.toString()}::timestamptz)
      on conflict (credential_id) do nothing returning passkey_id as "passkeyId"`,
  )
  return row?.passkeyId
}

/** Notes that the passkey was used, and how often its device says; false when it was removed meanwhile. */
export async function notePasskeyUse(
  tx: Transaction,
  passkeyId: number,
  counter: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const rows = await tx.rows(
    sql`
      update passkey set counter = greatest(counter, ${counter}), used_at = ${now.toString()}::timestamptz
      where passkey_id = ${passkeyId} returning 1`,
  )
  return rows.length > 0
}

/** Removes a passkey of the account; false when it has no such one. */
export async function removePasskey(tx: Transaction, administratorId: number, passkeyId: number): Promise<boolean> {
  const rows = await tx.rows(
    sql`delete from passkey where administrator_id = ${administratorId} and passkey_id = ${passkeyId} returning 1`,
  )
  return rows.length > 0
}

/** Removes all passkeys of the account; answers how many. */
export async function removePasskeys(tx: Transaction, administratorId: number): Promise<number> {
  return (await tx.rows(sql`delete from passkey where administrator_id = ${administratorId} returning 1`)).length
}
