/** The keeper of a profile that several communities share. A club with its sub communities counts as one. */

import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/**
 * Updates profiles after memberships were added or removed. A profile is kept by the club that created it or, once that club
 * has no membership of it left, by the club that has had one longest. `shared` says whether several clubs have it. All
 * communities of a club see what one of them sees. For transactions over all communities that have locked the profiles.
 */
export async function settleProfiles(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  const keeping = tx.rows(
    sql`
      update player p set keeper_community_id = k.clubs[1], shared = coalesce(k.clubs[1] <> any(k.clubs), false)
      from (
        select q.player_id, array(
          select coalesce(c.club_community_id, c.community_id)
          from membership m join community c on c.community_id = m.community_id
          where m.player_id = q.player_id
          order by coalesce(c.club_community_id, c.community_id) is distinct from q.creator_community_id, m.created_at, m.community_id) as clubs
        from player q where q.player_id = any(${playerIds}::bigint[]) and not q.by_name) k
      where p.player_id = k.player_id and (p.keeper_community_id is distinct from k.clubs[1]
        or p.shared <> coalesce(k.clubs[1] <> any(k.clubs), false))`,
  )
  const seeing = tx.rows(
    sql`
      update membership m set details_confirmed = true
      from community c
      where m.player_id = any(${playerIds}::bigint[]) and c.community_id = m.community_id and not m.details_confirmed and (
        select true from membership o join community d on d.community_id = o.community_id
        where o.player_id = m.player_id and o.details_confirmed
          and coalesce(d.club_community_id, d.community_id) = coalesce(c.club_community_id, c.community_id) limit 1)`,
  )
  // Both are sent before the first is awaited, because a statement that leaves the scope for them enters it again right after.
  await Promise.all([keeping, seeing])
}

/** Makes the club the creator of new profiles; unless the player has completed the profile, the e-mail address is the club's own. */
export async function claimProfiles(tx: Transaction, playerIds: readonly number[], clubId: number): Promise<void> {
  await tx.rows(
    sql`
      update player set creator_community_id = ${clubId}, email_community_id = case when email is null or completed_at is not null then email_community_id else ${clubId}::bigint end
      where player_id = any(${playerIds}::bigint[]) and not by_name`,
  )
}

/** The id of the club of a community; a single community is its own club. */
export async function clubOf(tx: Transaction, communityId: number): Promise<number> {
  const row = await tx.first(
    sql<{ clubId: number }>`
      select coalesce(club_community_id, community_id) as "clubId" from community where community_id = ${communityId}`,
  )
  if (!row) throw new Error(`There is no community ${communityId}.`)
  return row.clubId
}
