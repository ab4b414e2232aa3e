import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { accountName } from '../access/accountName.sql.ts'

/** Who set one of these fields of a community last, and when; without a name where it was no account. */
export function whoSetIdentity(
  tx: Transaction,
  communityId: number,
  fields: readonly string[],
): Promise<{ readonly by: string | null; readonly at: string } | undefined> {
  return tx.first(
    sql<{ by: string | null; at: string }>`
      select n.name as by, ${timestampOf(sql`a.at`)} as at
      from audit a ${accountName(sql`a.actor`)}
      where a.community_id = ${communityId} and a.event_id is null and a.action = 'community.identitySet'
        and exists (select from unnest(${fields}::text[]) field where a.before -> field is distinct from a.after -> field)
      order by a.audit_id desc limit 1`,
  )
}
