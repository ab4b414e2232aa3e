/** The file of a course import: courses with their rated tees and holes, in the field names of the interface. */
import Type, { type Static } from 'typebox'
import { CourseTee, id, listOf, NamedCourse, strictObject } from '../shapes.ts'

const largestId = 999_999_999
const ownId = (what: string) =>
  Type.Optional(
    Type.Integer({
      ...id(''),
      maximum: largestId,
      description: `Id that the ${what} takes; the next free one if left out.`,
    }),
  )

export const lengthUnit = Type.Enum(['yards', 'metres'], {
  description:
    'The unit of the lengths on the course’s card; yards if left out. `lengthYards` is in yards in any case.',
})

export const CourseFileTee = strictObject(
  {
    ...CourseTee.properties,
    id: ownId('tee'),
    holes: listOf(CourseTee.properties.holes.items, { least: 9, most: 18 }),
  },
  { title: 'CourseFileTee' },
)

export const CourseFileCourse = strictObject(
  {
    ...NamedCourse.properties,
    courseId: ownId('course'),
    unit: Type.Optional(lengthUnit),
    tees: listOf(CourseFileTee, { least: 1, most: 40 }),
  },
  { title: 'CourseFileCourse' },
)

export const CourseFile = strictObject(
  {
    source: Type.Optional(Type.Unknown({ description: 'Where the data come from; not imported.' })),
    note: Type.Optional(Type.String({ description: 'Not imported.' })),
    courses: listOf(CourseFileCourse, { least: 1, most: 20_000 }),
  },
  { title: 'CourseFile', description: 'Courses with their rated tees, for "caddiemaster course import".' },
)

export type CourseFileTee = Static<typeof CourseFileTee>
export type CourseFileCourse = Static<typeof CourseFileCourse>
export type CourseFile = Static<typeof CourseFile>
