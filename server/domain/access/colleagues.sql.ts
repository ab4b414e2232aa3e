import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** How many accounts have a role in the community; over everything. */
export async function colleagues(tx: Transaction, communityId: number): Promise<number> {
  const row = await tx.first(
    sql<{ count: number }>`select count(*) as count from administrator_community where community_id = ${communityId}`,
  )
  return row?.count ?? 0
}
