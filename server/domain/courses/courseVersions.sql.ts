/** Versions of a course: each belongs to the club that made it, or to everybody. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'

/** Whether the version `row` is one for the clubs of these communities: everybody's, or their own. */
export function isForClubs(row: Sql, communities: readonly number[]): Sql {
  return sql`(${row}.club_community_id is null or ${row}.club_community_id in (
    select coalesce(k.club_community_id, k.community_id) from community k where k.community_id = any(${communities}::bigint[])))`
}

/** The id of the version that follows `c` for the clubs of these communities. */
export function nextVersion(communities: readonly number[]): Sql {
  return sql`(select n.course_id from course n
    where n.replaces_course_id = c.course_id and ${isForClubs(sql`n`, communities)} order by n.club_community_id nulls last limit 1)`
}

/** The club of a community, which is itself unless it is a sub community. */
export async function clubOf(
  tx: Transaction,
  communityId: number,
): Promise<{ readonly id: number; readonly name: string }> {
  const row = await tx.first(
    sql<{ id: number; name: string }>`
      select coalesce(c.club_community_id, c.community_id) as id, coalesce(p.name, c.name) as name
      from community c left join community p on p.community_id = c.club_community_id
      where c.community_id = ${communityId}`,
  )
  if (!row) throw new Error(`Community ${communityId} is gone.`)
  return row
}

export type OfferedVersion = { readonly courseId: number; readonly club: string; readonly madeDt: string }

/** The newest versions that other clubs made of the course since this one, the newest first. */
export function offeredVersions(
  tx: Transaction,
  courseId: number,
  communities: readonly number[],
): Promise<OfferedVersion[]> {
  return tx.rows(
    sql<OfferedVersion>`
      select o.course_id as "courseId", coalesce(o.club_name, '') as club, o.created_at as "madeDt"
      from course c
      join course o on o.first_course_id = coalesce(c.first_course_id, c.course_id)
      where c.course_id = ${courseId} and o.created_at > c.created_at and not ${isForClubs(sql`o`, communities)}
        and not exists (select from course n where n.replaces_course_id = o.course_id and n.club_community_id = o.club_community_id)
      order by o.created_at desc, o.course_id desc limit 20`,
  )
}
