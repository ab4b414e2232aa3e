import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'

/** The community of this name in the same club, or among those without one. */
export function communityNamed(
  tx: Transaction,
  name: string,
  club: number | undefined,
): Promise<{ readonly communityId: number; readonly name: string } | undefined> {
  return tx.first(
    sql<{ communityId: number; name: string }>`
      select community_id as "communityId", name from community
      where name_key = ${nameKey(name)}
        and case when ${club ?? null}::bigint is null then club_community_id is null or club_community_id = community_id
          else club_community_id = ${club ?? null} end`,
  )
}
