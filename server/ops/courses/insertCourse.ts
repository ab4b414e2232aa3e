import type { Static } from 'typebox'
import type { NewCourse } from '../../../contract/courses/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Refuse, requireNone } from '../../kernel/refuse.ts'
import { insertCourses, type MadeBy } from '../import/importCourses.ts'
import { ImportProblem } from '../import/importProblem.ts'

/** Makes a course, or the next version of one, and answers its id. Refuses with `VALIDATION` what is no course, and a name that another one has. */
export async function insertCourse(
  refuse: Refuse<'VALIDATION'>,
  tx: Transaction,
  course: Omit<Static<typeof NewCourse>, 'communityId'>,
  now: Temporal.Instant,
  made: MadeBy,
): Promise<number> {
  const place = '/courses/0'
  const { courseIds } = await insertCourses(tx, { courses: [course] }, now, made).catch((error: unknown) => {
    if (!(error instanceof ImportProblem)) throw error
    const errors = error.problems.map(({ pointer, message }) => ({ pointer: pointer.slice(place.length), message }))
    requireNone(refuse, errors)
    throw error
  })
  const [courseId] = courseIds
  if (courseId === undefined) throw new Error('A course was made and has no id.')
  return courseId
}
