import type { Static } from 'typebox'
import type { CourseDetail } from '../../../contract/courses/console.ts'
import type { CourseTee } from '../../../contract/shapes.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Written } from '../../kernel/database/json.ts'
import { courseRow, eventsOnCourse } from './catalogue.sql.ts'
import { courseChecks, saidChecks } from './courseChecks.ts'
import { courseDifferences } from './courseDifferences.ts'
import { tees } from './courses.sql.ts'
import { offeredVersions } from './courseVersions.sql.ts'

/** A course with its tees, the versions that other clubs than that of `club` have made since, and the events of these communities on it; undefined when there is none. */
export async function courseDetail(
  tx: Transaction,
  communities: readonly number[],
  courseId: number,
  language: Language,
  club = communities,
): Promise<Written<Static<typeof CourseDetail>> | undefined> {
  const [row, { text }, offers, events] = await Promise.all([
    courseRow(tx, club, courseId),
    tees(tx, courseId, undefined, {}),
    offeredVersions(tx, courseId, club),
    eventsOnCourse(tx, communities, courseId),
  ])
  if (!row) return undefined
  const own: Static<typeof CourseTee>[] = JSON.parse(text)
  const offered = await Promise.all(
    offers.map(async offer => {
      const theirs = await tees(tx, offer.courseId, undefined, {})
      return { ...offer, differences: [...courseDifferences(own, JSON.parse(theirs.text))] }
    }),
  )
  return {
    courseId,
    name: row.name,
    city: row.city ?? undefined,
    state: row.state ?? undefined,
    country: row.country ?? undefined,
    replaces: row.replaces ?? undefined,
    replacedBy: row.replacedBy ?? undefined,
    unit: row.unit,
    tees: own,
    checks: saidChecks(courseChecks(own), language),
    offers: offered.filter(({ differences }) => differences.length > 0),
    usedBy: events.map(({ communityId: _, ...event }) => event),
  }
}
