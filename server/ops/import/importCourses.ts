import { CourseFile, type CourseFileTee } from '../../../contract/files/courseFile.ts'
import { said } from '../../../contract/words/say.ts'
import { fromDecimal } from '../../../rules/exact.ts'
import { allotIds, continueIdsAt } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { checkCourse } from './checkCourse.ts'
import { firstVersion, takenCourses, takenTees } from './courses.sql.ts'
import { ImportProblem } from './importProblem.ts'
import { repeated, type ValueAt } from './valueAt.ts'

export type ImportedCourses = { readonly courseIds: readonly number[]; readonly tees: number }

/**
 * Imports the courses of a parsed file, all or none. A course with an id takes it, others get the next free ones; a
 * course that exists is never changed, because rounds were played on it. Throws {@link ImportProblem}.
 */
export async function importCourses(tx: Transaction, value: unknown, now: Temporal.Instant): Promise<ImportedCourses> {
  const errors = validationErrors(CourseFile, value)
  if (errors.length > 0) throw new ImportProblem(errors)
  return insertCourses(tx, value as CourseFile, now)
}

/** By which club a course is made, and of which one it is the next version. */
export type MadeBy = { readonly club?: { readonly id: number; readonly name: string }; readonly replaces?: number }

/** The same for a file whose shape was checked. The next version of a course may have its name. */
export async function insertCourses(
  tx: Transaction,
  file: CourseFile,
  now: Temporal.Instant,
  { club, replaces }: MadeBy = {},
): Promise<ImportedCourses> {
  const problems = problemsOf(file)
  if (problems.length > 0) throw new ImportProblem(problems)
  const { courses } = file
  const first = replaces === undefined ? undefined : await firstVersion(tx, replaces)
  await refuseTaken(tx, file, first)
  const courseIds = await numbered(
    tx,
    'course',
    courses.map(course => course.courseId),
  )
  const tees = courses.flatMap((course, index) => course.tees.map(tee => ({ tee, courseId: courseIds[index] ?? 0 })))
  const teeIds = await numbered(
    tx,
    'course_tee',
    tees.map(({ tee }) => tee.id),
  )
  await insertRows(
    tx,
    'course',
    courses.map((course, index) => ({
      course_id: courseIds[index] ?? 0,
      name: course.name,
      name_key: nameKey(course.name),
      city: course.city ?? null,
      state: course.state ?? null,
      country: course.country ?? null,
      unit: course.unit ?? null,
      replaces_course_id: replaces ?? null,
      first_course_id: first ?? null,
      club_community_id: club?.id ?? null,
      club_name: club?.name ?? null,
      created_at: now.toString(),
    })),
  )
  await insertRows(
    tx,
    'course_tee',
    tees.map(({ tee, courseId }, index) => teeRow(tee, courseId, teeIds[index] ?? 0)),
  )
  return { courseIds, tees: tees.length }
}

function problemsOf(file: CourseFile): readonly FieldError[] {
  return [
    ...file.courses.flatMap((course, index) => checkCourse(course, `/courses/${index}`)),
    ...repeated(file.courses.map((course, index) => [course.courseId, `/courses/${index}/courseId`])),
    ...repeated(file.courses.map((course, index) => [placeKey(course), `/courses/${index}/name`])),
    ...repeated(teePlaces(file)),
  ]
}

/** Courses of one name in one city are one course. */
function placeKey({ name, city }: { readonly name: string; readonly city?: string | null }): string {
  return `${nameKey(name)}, ${nameKey(city ?? '')}`
}

function teePlaces({ courses }: CourseFile): readonly ValueAt<number>[] {
  return courses.flatMap((course, index) =>
    course.tees.map((tee, at): ValueAt<number> => [tee.id, `/courses/${index}/tees/${at}/id`]),
  )
}

/** `first`: the first version of the course whose next one this is. */
async function refuseTaken(tx: Transaction, file: CourseFile, first: number | undefined): Promise<void> {
  const { courses } = file
  const places = teePlaces(file)
  const found = await takenCourses(
    tx,
    courses.flatMap(({ courseId }) => courseId ?? []),
    courses.map(({ name }) => nameKey(name)),
  )
  const taken = found.filter(one => one.firstCourseId !== first)
  const takenTeeIds = new Set<unknown>(
    await takenTees(
      tx,
      places.flatMap(([id]) => (typeof id === 'number' ? id : [])),
    ),
  )
  const problems = courses.flatMap((course, index) => {
    const sameId = taken.find(({ courseId }) => courseId === course.courseId)
    const sameName = taken.find(known => placeKey(known) === placeKey(course))
    return [
      ...(sameId
        ? [{ pointer: `/courses/${index}/courseId`, message: said('fields.belongsAnotherCourseAlready') }]
        : []),
      ...(sameName
        ? [
            {
              pointer: `/courses/${index}/name`,
              message: said('fields.alreadyExistsCourse', { course: sameName.courseId }),
            },
          ]
        : []),
    ]
  })
  const teeProblems = places.flatMap(([id, pointer]) =>
    takenTeeIds.has(id) ? [{ pointer, message: said('fields.belongsAnotherTeeAlready') }] : [],
  )
  if (problems.length + teeProblems.length > 0) throw new ImportProblem([...problems, ...teeProblems])
}

/** The given ids, and the next free ones where none is given. */
async function numbered(tx: Transaction, table: 'course' | 'course_tee', given: readonly (number | undefined)[]) {
  const largest = Math.max(0, ...given.map(id => id ?? 0))
  if (largest > 0) await continueIdsAt(tx, table, largest + 1)
  const free = [...(await allotIds(tx, table, given.filter(id => id === undefined).length))]
  return given.map(id => id ?? free.shift() ?? 0)
}

function teeRow(tee: CourseFileTee, courseId: number, teeId: number) {
  const yards = tee.holes.map(({ lengthYards }) => lengthYards ?? null)
  return {
    tee_id: teeId,
    course_id: courseId,
    gender: tee.gender,
    name: tee.name,
    par: tee.par,
    par_front: tee.parFront ?? null,
    par_back: tee.parBack ?? null,
    rating_tenths: fromDecimal(tee.rating),
    rating_front_tenths: tenths(tee.ratingFront),
    rating_back_tenths: tenths(tee.ratingBack),
    slope: tee.slope,
    slope_front: tee.slopeFront ?? null,
    slope_back: tee.slopeBack ?? null,
    hole_pars: tee.holes.map(({ par }) => par),
    stroke_indexes: tee.holes.map(({ hc }) => hc),
    yards: yards.every(length => length === null) ? null : yards,
  }
}

function tenths(value: number | undefined): number | null {
  return value === undefined ? null : fromDecimal(value)
}
