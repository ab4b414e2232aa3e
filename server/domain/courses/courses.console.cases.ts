import type { Cases } from '../../../test/cases.ts'

const holes = Array.from({ length: 18 }, (_, at) => at + 1)
const tee = {
  gender: 'M' as const,
  name: 'White',
  par: 72,
  rating: 71.4,
  slope: 128,
  holes: holes.map(hole => ({ hole, par: 4, hc: hole })),
}
const course = { communityId: 1, name: 'Dunas', city: 'Alvor', country: 'PT', tees: [tee] }
const links = { ...course, name: 'Alvor Links' }

export const coursesConsoleCases: Cases<
  'searchCourses' | 'getCourse' | 'readCourseTable' | 'createCourse' | 'reviseCourse'
> = {
  searchCourses: {
    success: { input: { query: { name: 'ALVOR' } } },
    refusals: {},
  },
  getCourse: {
    success: { input: { params: { id: 1 }, query: {} } },
    refusals: {
      NOT_FOUND: { reason: 'anyCourse', input: { params: { id: 77 }, query: {} } },
    },
  },
  readCourseTable: {
    success: { input: { body: { text: `Hole\t${holes.join('\t')}\nPar\t${holes.map(() => 4).join('\t')}` } } },
    refusals: {},
  },
  createCourse: {
    success: { input: { body: course } },
    refusals: { UNAUTHORIZED: { input: { body: { ...course, communityId: 4 } } } },
  },
  reviseCourse: {
    success: { input: { params: { id: 1 }, query: {}, body: links } },
    refusals: {
      UNAUTHORIZED: { input: { params: { id: 1 }, query: {}, body: { ...links, communityId: 4 } } },
      NOT_FOUND: { input: { params: { id: 77 }, query: {}, body: links } },
      IN_USE: { reason: 'begun', input: { params: { id: 1 }, query: {}, body: { ...links, eventIds: ['S-110'] } } },
    },
    reasons: {
      IN_USE: {
        tee: {
          input: {
            params: { id: 1 },
            query: {},
            body: { ...links, tees: [{ ...tee, name: 'Blue' }], eventIds: ['S-120'] },
          },
        },
        replaced: {
          input: { params: { id: 1 }, query: {}, body: links },
          given: ['update course set replaces_course_id = 1, club_community_id = 1 where course_id = 2'],
        },
      },
    },
  },
}
