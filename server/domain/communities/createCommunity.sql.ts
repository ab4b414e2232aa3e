import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { type Origin, record } from '../audit/record.ts'

export type NewCommunity = {
  readonly name: string
  /** A community on its own, a club, or a sub community of the club with this id. */
  readonly kind: 'community' | 'club' | { readonly clubCommunityId: number }
}

/** Creates a community and returns its id. The club of a sub community must exist; its clock and lengths are those of its club. */
export async function createCommunity(tx: Transaction, { name, kind }: NewCommunity, origin: Origin): Promise<number> {
  const club = typeof kind === 'object' ? kind.clubCommunityId : null
  const row = await tx.first(
    sql<{ communityId: number }>`
      with numbered as (select nextval(pg_get_serial_sequence('community', 'community_id')) as id)
      insert into community (community_id, name, name_key, club_community_id, created_at, clock, lengths)
      select id, ${name}, ${nameKey(name)}, case when ${kind === 'club'} then id else ${club}::bigint end, ${origin.now.toString()}::timestamptz,
        coalesce(club.clock, 'h24'), coalesce(club.lengths, 'course')
      from numbered left join community club on club.community_id = ${club}::bigint
      returning community_id as "communityId"`,
  )
  if (!row) throw new Error('The new community has no id.')
  const { communityId } = row
  const clubCommunityId = kind === 'club' ? communityId : (club ?? undefined)
  await record(
    tx,
    { communityId, kind: 'community.created', subject: { communityId }, after: { name, clubCommunityId } },
    origin,
  )
  return communityId
}
