import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The community, and its sub communities among those in reach. */
export async function communitiesAround(
  tx: Transaction,
  communityId: number,
  reach: readonly number[],
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      select community_id as id from community
      where community_id = any(${reach}::bigint[]) and (community_id = ${communityId} or club_community_id = ${communityId})
      order by 1`,
  )
  return rows.map(({ id }) => id)
}
