import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { say } from '../../../contract/words/say.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { connect, type Database } from '../../kernel/database/connect.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { importCourses } from './importCourses.ts'
import { ImportProblem } from './importProblem.ts'

const now = Temporal.Instant.from('2026-05-03T10:00:00Z')
let clone: TestDatabase
let database: Database
beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect({ url: clone.url, poolSize: 1, onError: () => undefined, asOwner: true })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const rows = (sql: string) => withClient(clone.url, async client => (await client.query(sql)).rows)
const sample = readFileSync(join(import.meta.dirname, '../sample/courses.json'), 'utf8')

// biome-ignore lint/suspicious/noExplicitAny: the tests damage the file in ways that its type forbids
type Loose = any

/** San Lorenzo as a new course of the file, damaged by `damage`. */
function file(damage: (course: Loose, tee: Loose) => void = () => undefined): Loose {
  const course = JSON.parse(sample).courses[21]
  delete course.courseId
  for (const tee of course.tees) delete tee.id
  course.city = 'Elsewhere'
  damage(course, course.tees[0])
  return { courses: [course] }
}

async function problems(value: unknown): Promise<string[]> {
  const before = await rows('select count(*) from course')
  try {
    await database.write('everything', tx => importCourses(tx, value, now))
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    expect(await rows('select count(*) from course')).toEqual(before)
    return error.problems.map(({ pointer, message }) => `${pointer}: ${say(message, 'en')}`)
  }
  return []
}

test('the 30 real courses are imported under their ids, to the tenth and the yard', async () => {
  const { code, output, errors } = await tryCommand(clone.url, ['course', 'import', 'server/ops/sample/courses.json'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toContain('Imported 30 courses with 263 tees')
  const stored = await rows(`
    select tee_id as id, gender, name, par, par_front as "parFront", par_back as "parBack", rating_tenths, rating_front_tenths, rating_back_tenths,
      slope, slope_front as "slopeFront", slope_back as "slopeBack", hole_pars, stroke_indexes, yards from course_tee order by tee_id`)
  const given = JSON.parse(sample).courses.flatMap((course: Loose) => course.tees)
  expect(stored).toEqual(
    given.map(({ rating, ratingFront, ratingBack, holes, ...tee }: Loose) => ({
      ...tee,
      rating_tenths: Number((rating * 10).toFixed(0)),
      rating_front_tenths: Number((ratingFront * 10).toFixed(0)),
      rating_back_tenths: Number((ratingBack * 10).toFixed(0)),
      hole_pars: holes.map((hole: Loose) => hole.par),
      stroke_indexes: holes.map((hole: Loose) => hole.hc),
      yards: holes.map((hole: Loose) => hole.lengthYards),
    })),
  )
})

test('courses without ids take the next free ones, and the same course twice is refused', async () => {
  expect(await problems(file())).toEqual([])
  expect(
    await rows(
      `select course_id, (select min(tee_id) from course_tee t where t.course_id = c.course_id) as tee from course c where city = 'Elsewhere'`,
    ),
  ).toEqual([{ course_id: 1001, tee: 10001 }])
  expect(await problems(file())).toEqual(['/courses/0/name: already exists as course 1001'])
})

test('the nine-hole example of the documentation is imported', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/import.md'), 'utf8')
  const json = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  expect(await problems(JSON.parse(json))).toEqual([])
  expect(
    await rows(
      `select cardinality(t.hole_pars) as holes, t.yards[1:2] as yards, t.rating_tenths from course_tee t join course c using (course_id) where c.city = 'Tavira'`,
    ),
  ).toEqual([{ holes: 9, yards: [301, null], rating_tenths: 354 }])
})

test.each<[string, unknown, string]>([
  ['no course', { courses: [] }, '/courses: must have at least 1 entry'],
  ['an unknown field', file((_, tee) => (tee.colour = 'red')), '/courses/0/tees/0/colour: is not known here'],
  [
    'a stroke index twice',
    file((_, tee) => (tee.holes[0].hc = 15)),
    '/courses/0/tees/0/holes: have the stroke indexes',
  ],
  [
    'a par that does not add up',
    file((_, tee) => (tee.par = 71)),
    '/courses/0/tees/0/par: is 71, but the holes add up to 72',
  ],
  [
    'a nine that does not add up',
    file((_, tee) => (tee.parBack = 35)),
    '/courses/0/tees/0/parBack: is 35, but the second nine add up to 36',
  ],
  [
    'a nine without the other',
    file((_, tee) => delete tee.ratingBack),
    '/courses/0/tees/0: needs par, rating and slope for both nines',
  ],
  [
    'ratings of nines that do not fit',
    file((_, tee) => (tee.ratingFront = 33)),
    '/courses/0/tees/0/rating: is 72, but the nines are rated',
  ],
  [
    'slopes of nines that do not fit',
    file((_, tee) => (tee.slopeFront = 100)),
    '/courses/0/tees/0/slope: is 134, but the nines have',
  ],
  [
    'a rating of two decimals',
    file((_, tee) => (tee.rating = 72.05)),
    '/courses/0/tees/0/rating: must have one decimal',
  ],
  [
    'a rating far from par',
    file((_, tee) => (tee.rating = 50)),
    '/courses/0/tees/0/rating: is 50, which does not fit a par of 72',
  ],
  [
    'a slope that does not exist',
    file((_, tee) => (tee.slope = 156)),
    '/courses/0/tees/0/slope: must be between 55 and 155',
  ],
  ['17 holes', file((_, tee) => tee.holes.pop()), '/courses/0/tees/0/holes: are 17, but a course has 9 or 18'],
  ['holes in another order', file((_, tee) => tee.holes.reverse()), '/courses/0/tees/0/holes/0/hole: must be 1'],
  [
    'two tees of one name',
    file((course, tee) => (course.tees[1].name = tee.name)),
    '/courses/0/tees/1/name: is a second tee',
  ],
  [
    'a course id that is taken',
    file(course => (course.courseId = 7)),
    '/courses/0/courseId: already belongs to another course',
  ],
  ['a tee id that is taken', file((_, tee) => (tee.id = 7)), '/courses/0/tees/0/id: already belongs to another tee'],
  [
    'a tee id twice',
    file(course => (course.tees[0].id = course.tees[1].id = 9001)),
    '/courses/0/tees/1/id: is in the file twice',
  ],
  [
    'an id beyond bounds',
    file(course => (course.courseId = 1e9)),
    '/courses/0/courseId: must be between 1 and 999999999',
  ],
])('%s is refused with its place, and nothing is imported', async (_, value, expected) => {
  expect(await problems(value)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]))
})
