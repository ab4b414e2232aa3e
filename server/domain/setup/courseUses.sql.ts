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

/** The tees of courses by name and gender, in the order of `courseIds`. */
export function namedTees(tx: Transaction, courseIds: readonly number[]): Promise<NamedTee[]> {
  return tx.rows(
    sql<NamedTee>`
      select tee_id as "teeId", course_id as "courseId", gender, name from course_tee
      where course_id = any(${courseIds}::bigint[]) order by array_position(${courseIds}::bigint[], course_id), tee_id`,
  )
}

/**
 * Puts other tees in the place of those that players registered or signed up for, and of those of locked handicaps and of teams,
 * whose values stay; a tee without another one goes.
 */
export async function replaceTees(
  tx: Transaction,
  communityId: number,
  eventId: number,
  tees: readonly { readonly teeId: number; readonly becomes: number | null; readonly courseId: number | null }[],
): Promise<void> {
  if (tees.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(tees)}::jsonb) as v("teeId" bigint, becomes bigint, "courseId" bigint)`
  const ofEvent = sql`x.community_id = ${communityId} and x.event_id = ${eventId} and x.tee_id = v."teeId"`
  const both = sql`set tee_id = v.becomes, course_id = v."courseId" from ${given} where ${ofEvent}`
  await tx.rows(sql`update registration x ${both}`)
  await tx.rows(sql`update sign_up x set tee_id = v.becomes from ${given} where ${ofEvent}`)
  await tx.rows(sql`update player_handicap x ${both} and x.locked`)
  await tx.rows(sql`update team_handicap x ${both}`)
}

/** How many players and teams of these events have each of the tees. */
export function teeUses(
  tx: Transaction,
  communityId: number,
  eventIds: readonly number[],
  teeIds: readonly number[],
): Promise<{ readonly teeId: number; readonly uses: number }[]> {
  const used = ['registration', 'sign_up', 'player_handicap', 'team_handicap'].map(
    table => sql`
      select tee_id from ${sql.table(table)}
      where community_id = ${communityId} and event_id = any(${eventIds}::bigint[]) and tee_id = any(${teeIds}::bigint[])`,
  )
  return tx.rows(
    sql<{ teeId: number; uses: number }>`
      select tee_id as "teeId", count(*) as uses from (${sql.join(used, ' union all ')}) x group by tee_id order by tee_id`,
  )
}
