import type { Transaction } from '../../kernel/database/connect.ts'
import type { AccountRow } from '../access/accounts.sql.ts'
import { type Origin, record } from '../audit/record.ts'

/** Records what happened to an account in the audit of each community in which it has a role: its owners see it. */
export async function recordForAccount(
  tx: Transaction,
  { administratorId, communities }: Pick<AccountRow, 'administratorId' | 'communities'>,
  kind: string,
  origin: Origin,
): Promise<void> {
  for (const { communityId } of communities)
    await record(tx, { communityId, kind, subject: { administratorId } }, origin)
}
