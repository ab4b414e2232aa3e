import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type TakenCourse = {
  readonly courseId: number
  readonly firstCourseId: number
  readonly name: string
  readonly city: string | null
}

/** The courses that exist with one of these ids, and those in their newest version with one of these names. */
export function takenCourses(
  tx: Transaction,
  ids: readonly number[],
  nameKeys: readonly string[],
): Promise<TakenCourse[]> {
  return tx.rows(
    sql<TakenCourse>`
      select c.course_id as "courseId", coalesce(c.first_course_id, c.course_id) as "firstCourseId", c.name, c.city from course c
      where c.course_id = any(${ids}::bigint[]) or (c.name_key = any(${nameKeys}::text[])
        and not exists (select from course n where n.replaces_course_id = c.course_id))`,
  )
}

/** The id of the first version of a course. */
export async function firstVersion(tx: Transaction, courseId: number): Promise<number> {
  const row = await tx.first(
    sql<{
      first: number
    }>`select coalesce(first_course_id, course_id) as first from course where course_id = ${courseId}`,
  )
  return row?.first ?? courseId
}

/** Those of the tee ids that exist. */
export async function takenTees(tx: Transaction, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ teeId: number }>`select tee_id as "teeId" from course_tee where tee_id = any(${ids}::bigint[])`,
  )
  return rows.map(row => row.teeId)
}
