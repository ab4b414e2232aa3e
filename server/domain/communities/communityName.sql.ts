import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What a community is called; it must exist. */
export async function communityName(tx: Transaction, communityId: number): Promise<string> {
  const row = await tx.first(sql<{ name: string }>`select name from community where community_id = ${communityId}`)
  if (!row) throw new Error(`Community ${communityId} does not exist.`)
  return row.name
}
