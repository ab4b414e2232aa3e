import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type CommunityLine = {
  readonly communityId: number
  readonly name: string
  readonly clubCommunityId: number | null
}

/** All communities but the copies of rehearsals: clubs with their sub communities below them. */
export function allCommunities(tx: Transaction): Promise<CommunityLine[]> {
  return tx.rows(
    sql<CommunityLine>`
      select community_id as "communityId", name, club_community_id as "clubCommunityId" from community c
      where not exists (select from rehearsal r where r.community_id = c.community_id)
      order by coalesce(club_community_id, community_id), community_id <> coalesce(club_community_id, community_id), name_key`,
  )
}

/** The communities that exist with these ids. */
export async function communitiesWithIds(tx: Transaction, ids: readonly number[]): Promise<readonly CommunityLine[]> {
  return tx.rows(
    sql<CommunityLine>`
      select community_id as "communityId", name, club_community_id as "clubCommunityId"
      from community where community_id = any(${ids}::bigint[])`,
  )
}
