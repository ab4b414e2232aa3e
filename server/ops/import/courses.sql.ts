import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type TakenCourse = { readonly courseId: number; readonly name: string; readonly city: string | null }

/** The courses that exist with one of these ids, and those in their newest version with one of these names. */
export function takenCourses(
  tx: Transaction,
  ids: readonly number[],
  nameKeys: readonly string[],
): Promise<TakenCourse[]> {
  return tx.rows(
    sql<TakenCourse>`
      select c.course_id as "courseId", c.name, c.city from course c
      where c.course_id = any(${ids}::bigint[]) or (c.name_key = any(${nameKeys}::text[])
        and not exists (select from course n where n.replaces_course_id = c.course_id))`,
  )
}

/** Those of the tee ids that exist. */
export async function takenTees(tx: Transaction, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ teeId: number }>`select tee_id as "teeId" from course_tee where tee_id = any(${ids}::bigint[])`,
  )
  return rows.map(row => row.teeId)
}
