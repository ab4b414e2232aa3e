import type { Scope } from '../../../contract/operation.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { type Origin, record } from '../audit/record.ts'

export type NewCredential = {
  readonly email: string
  /** `null` until the contact has made one. */
  readonly passwordHash: string | null
  /** What it is for, in the words of the person who asked. */
  readonly intendedUse: string
  readonly communityIds: readonly number[]
  /** Reads and writes unless it says so. */
  readonly scope?: Scope | undefined
}

/** Creates a credential for existing communities and returns its id. Fails on the unique key when the e-mail address has one in force. */
export async function createCredential(tx: Transaction, credential: NewCredential, origin: Origin): Promise<number> {
  const { email, passwordHash, intendedUse, communityIds, scope = 'read write' } = credential
  const row = await tx.first(
    sql<{ credentialId: number }>`
      with created as (
        insert into credential (email, email_key, password_hash, intended_use, scope, created_at)
        values (${email}, ${emailKey(email)}, ${passwordHash}, ${intendedUse}, ${scope}, ${origin.now.toString()}::timestamptz)
        returning credential_id)
      , reach as (
        insert into credential_community (credential_id, community_id)
        select credential_id, community_id from created, unnest(${communityIds}::bigint[]) as community_id)
      select credential_id as "credentialId" from created`,
  )
  if (!row) throw new Error('The new credential has no id.')
  const { credentialId } = row
  for (const communityId of communityIds) {
    const change = {
      communityId,
      kind: 'credential.issued',
      subject: { credentialId },
      after: { email, intendedUse, communityIds, scope },
    }
    await record(tx, change, origin)
  }
  return credentialId
}
