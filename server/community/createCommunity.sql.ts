import { sql } from 'kysely'
import { type Origin, record } from '../audit/record.ts'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'
import { nameKey } from '../players/nameKey.ts'

export type NewCommunity = {
  readonly name: string
  /** A community of its own, a club, or a sub community of the club with this id. */
  readonly kind: 'community' | 'club' | { readonly clubCommunityId: number }
}

/** Creates a community and returns its id. The club of a sub community must exist. */
export async function createCommunity(tx: Transaction, { name, kind }: NewCommunity, origin: Origin): Promise<number> {
  const club = typeof kind === 'object' ? kind.clubCommunityId : null
  const row = await tx.first(
    statement<{ communityId: number }>(sql`
      with numbered as (select nextval(pg_get_serial_sequence('community', 'community_id')) as id)
      insert into community (community_id, name, name_key, club_community_id, created_at)
      select id, ${name}, ${nameKey(name)}, case when ${kind === 'club'} then id else ${club}::bigint end, ${origin.now.toString()}::timestamptz
      from numbered
      returning community_id as "communityId"`),
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
