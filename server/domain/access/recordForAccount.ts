import type { Transaction } from '../../kernel/database/connect.ts'
import { type Change, type Origin, record } from '../audit/record.ts'
import type { AccountRow } from './accounts.sql.ts'

/** Records what happened to an account in the audit of each community that it reaches, of clubs without their sub communities: their owners see it. */
export async function recordForAccount(
  tx: Transaction,
  { administratorId, communities }: Pick<AccountRow, 'administratorId' | 'communities'>,
  kind: string,
  origin: Origin,
  values: Pick<Change, 'before' | 'after'> = {},
): Promise<void> {
  const reached = new Set(communities.map(one => one.communityId))
  const highest = communities.filter(one => one.clubCommunityId === null || !reached.has(one.clubCommunityId))
  for (const { communityId } of highest)
    await record(tx, { communityId, kind, subject: { administratorId }, ...values }, origin)
}
