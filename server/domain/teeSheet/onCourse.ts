import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { holesOfCourses } from './teePairings.sql.ts'

/** Which tee pairings of the round are on the course; all without one. Refuses with `COURSE_NOT_IN_EVENT`. */
export async function onCourse(
  refuse: Refuse<'COURSE_NOT_IN_EVENT'>,
  tx: Transaction,
  event: VisibleEvent,
  courseId: number | undefined,
): Promise<Sql> {
  if (courseId === undefined) return sql`true`
  if (!(await holesOfCourses(tx, event)).has(courseId)) refuse('COURSE_NOT_IN_EVENT', 'round')
  return sql`course_id = ${courseId}`
}
