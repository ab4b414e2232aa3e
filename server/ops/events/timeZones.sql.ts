/** The time zones that a new event takes: of the course, else of the club (decision 115). */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

type OfCourse = { readonly courseId: number; readonly timeZone: string }

export type TimeZones = {
  /** Missing before the first event. */
  readonly timeZone?: string
  /** Of every version of the courses that were played. */
  readonly courseTimeZones: readonly OfCourse[]
}

/** `communities`: those that the caller sees, whose events say where a course is. */
export async function timeZones(
  tx: Transaction,
  communities: readonly number[],
  communityId: number,
): Promise<TimeZones> {
  const [club, courseTimeZones] = await Promise.all([
    tx.first(
      sql<{ timeZone: string }>`
        select e.time_zone as "timeZone"
        from community own
        join community c on coalesce(c.club_community_id, c.community_id) = coalesce(own.club_community_id, own.community_id)
        join event e on e.community_id = c.community_id
        where own.community_id = ${communityId} and c.community_id = any(${communities}::bigint[]) and e.kind <> 'R'
        order by (e.community_id = ${communityId}) desc, e.event_id desc limit 1`,
    ),
    tx.rows(
      sql<OfCourse>`
        select c.course_id as "courseId", latest.time_zone as "timeZone"
        from (
          select distinct on (root) coalesce(played.first_course_id, played.course_id) as root, e.time_zone
          from event_course x
          join event e on e.community_id = x.community_id and e.event_id = x.event_id
          join course played on played.course_id = x.course_id
          where x.community_id = any(${communities}::bigint[])
          order by root, (x.community_id = ${communityId}) desc, e.event_id desc) latest
        join course c on coalesce(c.first_course_id, c.course_id) = latest.root
        order by c.course_id limit 10000`,
    ),
  ])
  return { ...(club && { timeZone: club.timeZone }), courseTimeZones }
}
