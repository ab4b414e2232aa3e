import Type from 'typebox'
import { firstRound, sanLorenzo, yellowTee } from '../examples.ts'
import { CourseFileCourse, CourseFileTee, lengthUnit } from '../files/courseFile.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import {
  CourseTee,
  count,
  courseId,
  date,
  eventId,
  gender,
  id,
  listOf,
  NamedCourse,
  strictObject,
  text,
  timestamp,
  wholeList,
} from '../shapes.ts'

const optional = Type.Optional

const courseParams = strictObject({ id: courseId })

const version = {
  replaces: optional(id('Id of the version before this one.')),
  replacedBy: optional(id('Id of the next version, which new events take.')),
}

export const CourseFound = strictObject(
  {
    ...NamedCourse.properties,
    ...version,
    holes: Type.Integer({ minimum: 9, maximum: 18, description: 'Holes of its longest tee.' }),
    tees: count('Number of its tees, counted for each gender.'),
    events: count('Number of events of yours that are played on it.'),
  },
  { title: 'CourseFound' },
)

export const CourseCheck = strictObject(
  {
    check: Type.Enum(
      [
        'strokeIndex',
        'halves',
        'parSum',
        'lengthSum',
        'rating',
        'slope',
        'parByGender',
        'slopeByGender',
        'holes',
        'gender',
      ],
      { description: 'What was looked at.' },
    ),
    level: Type.Enum(['ok', 'warn', 'stop'], {
      description: '`stop`: the course cannot be saved like this. `warn`: unusual, so check it.',
    }),
    text: text(300, 'What was found, in a sentence.'),
    tee: optional(Type.Integer({ minimum: 0, description: 'Place of the tee in the list.' })),
    holes: optional(
      listOf(Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' }), {
        most: 18,
        description: 'The holes that it is about.',
      }),
    ),
  },
  { title: 'CourseCheck' },
)

export const CourseDifference = strictObject(
  {
    tee: text(60, 'Name of the tee.'),
    gender,
    what: Type.Enum(['added', 'removed', 'rating', 'slope', 'par', 'holePar', 'strokeIndex', 'length'], {
      description: 'What differs: the tee itself, one of its values, or pars, stroke indexes or lengths of holes.',
    }),
    from: optional(Type.Number({ description: 'The value in your version.' })),
    to: optional(Type.Number({ description: 'The value in the version on offer.' })),
    holes: optional(
      listOf(Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' }), { most: 18 }),
    ),
  },
  { title: 'CourseDifference' },
)

const Offer = strictObject(
  {
    courseId,
    club: text(100, 'The club that made it.'),
    madeDt: timestamp,
    differences: listOf(CourseDifference, { most: 1000, description: 'In what it differs; never empty.' }),
  },
  { title: 'OfferedVersion' },
)

const UsedBy = strictObject(
  {
    eventId,
    name: text(120, 'Name of the event.'),
    startDate: date,
    endDate: date,
    state: Type.String({ description: 'State of the event.' }),
    takesNext: Type.Boolean({ description: 'Has not begun, so that it can take the next version of the course.' }),
  },
  { title: 'EventOnCourse' },
)

export const CourseDetail = strictObject(
  {
    ...NamedCourse.properties,
    ...version,
    unit: lengthUnit,
    tees: listOf(CourseTee, { most: 40, description: 'Its tees, one for each gender.' }),
    checks: listOf(CourseCheck, { description: 'What is right and what is unusual about it.' }),
    offers: listOf(Offer, {
      most: 20,
      description: 'Versions that other clubs made since this one, the newest first.',
    }),
    usedBy: listOf(UsedBy, { most: 100_000, description: 'The events of yours on it, the newest first.' }),
  },
  { title: 'CourseDetail' },
)

const { id: _ofTee, ...teeFields } = CourseFileTee.properties

const { courseId: _ofCourse, tees: _tees, ...courseFields } = CourseFileCourse.properties

const tees = listOf(strictObject(teeFields, { title: 'NewCourseTee' }), { least: 1, most: 40 })

const communityId = id('Community for which it is done, as recorded in the log.')

export const NewCourse = strictObject({ communityId, ...courseFields, tees }, { title: 'NewCourse' })

const perHole = (minimum: number, maximum: number, description: string) =>
  optional(Type.Integer({ minimum, maximum, description }))

const ReadTee = strictObject(
  {
    name: text(60, 'Name of the tee.'),
    gender: optional(gender),
    par: perHole(1, 200, 'Par of all holes.'),
    rating: optional(Type.Number({ description: 'Course rating.' })),
    slope: perHole(1, 999, 'Slope rating.'),
    holes: listOf(
      strictObject(
        {
          hole: Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' }),
          par: perHole(1, 9, 'Par.'),
          hc: perHole(1, 99, 'Stroke index.'),
          lengthYards: perHole(1, 9999, 'Length in yards.'),
        },
        { title: 'ReadHole' },
      ),
      { most: 18 },
    ),
  },
  { title: 'ReadTee', description: 'What the text says about a tee; anything it does not say is left out.' },
)

export const CourseTable = strictObject(
  {
    tees: listOf(ReadTee, { most: 80, description: 'The tees, one for each gender that has a rating.' }),
    unit: Type.Enum(['yards', 'metres'], { description: 'The unit of the lengths in the text.' }),
    checks: listOf(CourseCheck, { most: 1000 }),
    unread: listOf(
      strictObject(
        {
          line: Type.Integer({ minimum: 1, description: 'Number of the line.' }),
          text: Type.String({ description: 'The line.' }),
          reason: text(200, 'Why it says nothing about the course.'),
        },
        { title: 'UnreadLine' },
      ),
      { most: 2000, description: 'Every line that was not understood.' },
    ),
  },
  { title: 'CourseTable' },
)

const { id: _yellow, ...yellow } = yellowTee

const { courseId: _sanLorenzo, ...named } = sanLorenzo

const revised = { ...sanLorenzo, courseId: 31, replaces: 22 }

const detail = {
  ...sanLorenzo,
  unit: 'metres',
  tees: [yellowTee],
  offers: [],
  checks: [{ check: 'strokeIndex', level: 'ok', text: 'The stroke index has each of 1 to 18 once.' }],
  usedBy: [
    {
      eventId: firstRound.eventId,
      name: firstRound.name,
      startDate: firstRound.startDate,
      endDate: firstRound.endDate,
      state: 'official',
      takesNext: false,
    },
  ],
}

export const searchCourses = operation({
  id: 'searchCourses',
  method: 'GET',
  path: '/console/api/courses',
  tag: 'Courses',
  summary: 'Search courses',
  description:
    'All courses of the installation by name, each in the newest version of your club, or the general one where it has none.',
  query: strictObject({
    communityId: optional(id('Community for whose events a course is wanted; all of yours if left out.')),
    name: optional(text(120, 'Part of the name or the city, in any case.')),
    country: optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'Two-letter country code.' })),
  }),
  reply: wholeList(CourseFound),
  page: ['name', 'courseId'],
  refusals: [],
  access: 'staff',
  reads: ['communities', 'courses', 'events'],
  transaction: 'read',
  fromReplica: true,
  example: { query: { name: 'lorenzo' }, reply: [{ ...sanLorenzo, holes: 18, tees: 11, events: 3 }] },
})

export const getCourse = operation({
  id: 'getCourse',
  method: 'GET',
  path: '/console/api/courses/{id}',
  tag: 'Courses',
  summary: 'Get a course',
  description:
    'With its tees, what is unusual about them, the events that use it, and the versions that other clubs have made of it since: to use one, make the next version with its tees.',
  params: courseParams,
  query: strictObject({
    communityId: optional(id('Community whose club it is about; all of yours if left out.')),
  }),
  reply: CourseDetail,
  refusals: ['NOT_FOUND'],
  access: 'staff',
  reads: ['courses', 'events', 'eventStates'],
  transaction: 'read',
  example: { params: { id: 22 }, query: {}, reply: detail },
})

export const readCourseTable = operation({
  id: 'readCourseTable',
  method: 'POST',
  path: '/console/api/courses/table',
  tag: 'Courses',
  summary: 'Read the table of a course',
  description:
    'Reads what was copied from a web page or a spreadsheet: holes across or down, with pars, stroke indexes, lengths, ratings and slopes of any number of tees. Writes nothing. Lines that are not understood are named.',
  body: strictObject(
    {
      text: Type.String({ minLength: 1, maxLength: 100_000, description: 'The table as it was pasted.' }),
      unit: optional(Type.Enum(['yards', 'metres'], { description: 'The unit of the lengths; guessed if left out.' })),
    },
    { title: 'CourseTableText' },
  ),
  reply: CourseTable,
  refusals: [],
  access: 'staff',
  changes: [],
  transaction: 'none',
  example: {
    body: { text: 'Hole\t1\t2\t3\nPar\t4\t3\t5' },
    reply: {
      tees: [
        {
          name: 'Tee 1',
          holes: [
            { hole: 1, par: 4 },
            { hole: 2, par: 3 },
            { hole: 3, par: 5 },
          ],
        },
      ],
      unit: 'yards',
      checks: [{ check: 'holes', level: 'stop', text: 'There are 3 holes, but a course has 9 or 18.', tee: 0 }],
      unread: [],
    },
  },
})

export const createCourse = operation({
  id: 'createCourse',
  method: 'POST',
  path: '/console/api/courses',
  tag: 'Courses',
  summary: 'Create a course',
  description:
    'A course with its tees. Two courses with the same name in the same city are one course, so the second is refused.',
  body: NewCourse,
  reply: CourseDetail,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['courses'],
  transaction: 'write',
  example: { body: { communityId: 101, ...named, tees: [yellow] }, reply: detail },
})

export const reviseCourse = operation({
  id: 'reviseCourse',
  method: 'POST',
  path: '/console/api/courses/{id}/revisions',
  tag: 'Courses',
  summary: 'Make the next version of a course',
  description:
    'A course never changes, because rounds were played on it. The next version belongs to the club that makes it, and takes its place there: in the named events, which have not begun, and in every new one. Other clubs are offered it. Tees are matched by name and gender; handicaps of these events are computed again, except locked ones and those set by hand. `IN_USE` names an event that has begun, or a tee in use that the new version lacks.',
  params: courseParams,
  query: previewQuery,
  previews: true,
  body: strictObject(
    {
      communityId,
      ...courseFields,
      tees,
      eventIds: optional(
        listOf(eventId, { most: 500, description: 'Events and rounds that take it; none if left out.' }),
      ),
    },
    { title: 'CourseRevision' },
  ),
  reply: CourseDetail,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'IN_USE'],
  access: 'staff',
  may: 'event.edit',
  changes: ['courses'],
  transaction: 'write',
  example: {
    params: { id: 22 },
    query: {},
    body: { communityId: 101, name: sanLorenzo.name, city: 'Almancil', tees: [yellow], eventIds: ['S-5210'] },
    reply: { ...detail, ...revised, usedBy: [] },
  },
})
