import type { Static } from 'typebox'
import type { CourseDetail } from '../../../contract/console/courses.ts'
import type { CourseTee } from '../../../contract/shapes.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Written } from '../../kernel/database/json.ts'
import { courseRow, eventsOnCourse } from './catalogue.sql.ts'
import { courseChecks } from './courseChecks.ts'
import { tees } from './courses.sql.ts'

/** A course with its tees and with the events of these communities on it; undefined when there is none. */
export async function courseDetail(
  tx: Transaction,
  communities: readonly number[],
  courseId: number,
): Promise<Written<Static<typeof CourseDetail>> | undefined> {
  const [row, { text }, events] = await Promise.all([
    courseRow(tx, courseId),
    tees(tx, courseId, undefined, {}),
    eventsOnCourse(tx, communities, courseId),
  ])
  if (!row) return undefined
  const own: Static<typeof CourseTee>[] = JSON.parse(text)
  return {
    courseId,
    name: row.name,
    city: row.city ?? undefined,
    state: row.state ?? undefined,
    country: row.country ?? undefined,
    replaces: row.replaces ?? undefined,
    replacedBy: row.replacedBy ?? undefined,
    tees: own,
    checks: courseChecks(own),
    usedBy: events.map(({ communityId: _, ...event }) => event),
  }
}
