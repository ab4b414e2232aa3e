import type { Transaction } from '../../kernel/database/connect.ts'
import { type Origin, record } from '../audit/record.ts'
import { type CredentialLine, endCredential } from './credentials.sql.ts'

/** Ends a credential in force and all its tokens, on every server within a second. */
export async function revoke(
  tx: Transaction,
  { credentialId, email, communities }: CredentialLine,
  origin: Origin,
): Promise<void> {
  await endCredential(tx, credentialId, origin.now)
  for (const communityId of communities) {
    const change = { communityId, kind: 'credential.revoked', subject: { credentialId }, before: { email } }
    await record(tx, change, origin)
  }
}
