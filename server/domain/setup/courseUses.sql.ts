/** What hangs on the courses of an event, and on their tees. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type CourseUse = {
  readonly courseId: number
  readonly name: string
  readonly teePairings: number
  readonly scores: boolean
  /** Handicaps that are locked, and of teams: nobody changes their tee. */
  readonly handicaps: number
}

/** What uses each of these courses in the events. */
export function courseUses(
  tx: Transaction,
  communityId: number,
  eventIds: readonly number[],
  courseIds: readonly number[],
): Promise<CourseUse[]> {
  return tx.rows(
    sql<CourseUse>`
      select c.course_id as "courseId", c.name,
        (select count(*) from tee_pairing t
          where t.community_id = ${communityId} and t.event_id = any(${eventIds}::bigint[]) and t.course_id = c.course_id) as "teePairings",
        exists (
          select from event_course x join card k on k.community_id = x.community_id and k.event_id = x.event_id and k.has_score
          where x.community_id = ${communityId} and x.event_id = any(${eventIds}::bigint[]) and x.course_id = c.course_id) as scores,
        (select count(*) from player_handicap h
          where h.community_id = ${communityId} and h.event_id = any(${eventIds}::bigint[]) and h.course_id = c.course_id and h.locked)
        + (select count(*) from team_handicap h
          where h.community_id = ${communityId} and h.event_id = any(${eventIds}::bigint[]) and h.course_id = c.course_id) as handicaps
      from course c where c.course_id = any(${courseIds}::bigint[]) order by c.course_id`,
  )
}

export type NamedTee = {
  readonly teeId: number
  readonly courseId: number
  readonly gender: 'M' | 'F'
  readonly name: string
}

export function namedTees(tx: Transaction, courseIds: readonly number[]): Promise<NamedTee[]> {
  return tx.rows(
    sql<NamedTee>`
      select tee_id as "teeId", course_id as "courseId", gender, name from course_tee
      where course_id = any(${courseIds}::bigint[]) order by array_position(${courseIds}::bigint[], course_id), tee_id`,
  )
}

/** Puts other tees in the place of those that players registered for or signed up with; a tee without another one goes. */
export async function replaceRegisteredTees(
  tx: Transaction,
  communityId: number,
  eventId: number,
  tees: readonly { readonly teeId: number; readonly becomes: number | null; readonly courseId: number | null }[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(tees)}::jsonb) as v("teeId" bigint, becomes bigint, "courseId" bigint)`
  await tx.rows(
    sql`
      update registration r set tee_id = v.becomes, course_id = v."courseId" from ${given}
      where r.community_id = ${communityId} and r.event_id = ${eventId} and r.tee_id = v."teeId"`,
  )
  await tx.rows(
    sql`
      update sign_up s set tee_id = v.becomes from ${given}
      where s.community_id = ${communityId} and s.event_id = ${eventId} and s.tee_id = v."teeId"`,
  )
}
