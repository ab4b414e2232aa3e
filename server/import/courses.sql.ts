import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'

export type TakenCourse = { readonly courseId: number; readonly name: string; readonly city: string | null }

/** The courses that exist with one of these ids or names. */
export function takenCourses(
  tx: Transaction,
  ids: readonly number[],
  nameKeys: readonly string[],
): Promise<TakenCourse[]> {
  return tx.rows(
    statement<TakenCourse>(
      sql`select course_id as "courseId", name, city from course where course_id = any(${ids}::bigint[]) or name_key = any(${nameKeys}::text[])`,
    ),
  )
}

/** Those of the tee ids that exist. */
export async function takenTees(tx: Transaction, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await tx.rows(
    statement<{ teeId: number }>(sql`select tee_id as "teeId" from course_tee where tee_id = any(${ids}::bigint[])`),
  )
  return rows.map(row => row.teeId)
}
