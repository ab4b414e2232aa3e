import type { Cases } from '../../../test/cases.ts'

const stranger = { eventId: 'S-400' }

export const eventsCases: Cases<
  | 'listRounds'
  | 'searchEvents'
  | 'listCourses'
  | 'listCourseTees'
  | 'getCourseTee'
  | 'getEventState'
  | 'setEventState'
  | 'streamEvent'
> = {
  listRounds: {
    success: { input: { params: { eventId: 'M-100' } } },
    refusals: {
      UNAUTHORIZED: { reason: 'event', input: { params: { eventId: 'M-410' } } },
      MULTI_ROUND_EVENT_REQUIRED: { reason: 'rounds', input: { params: { eventId: 'S-110' } } },
    },
  },
  searchEvents: {
    success: { input: { criteria: { communityId: 1 } } },
    refusals: { UNAUTHORIZED: { reason: 'community', input: { criteria: { communityId: 4 } } } },
  },
  listCourses: {
    success: { input: { params: { eventId: 'M-100' } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger } } },
  },
  listCourseTees: {
    success: { input: { params: { eventId: 'S-110', courseId: 1 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, courseId: 9 } } },
      NOT_FOUND: { reason: 'course', input: { params: { eventId: 'S-110', courseId: 9 } } },
    },
  },
  getCourseTee: {
    success: { input: { params: { eventId: 'S-110', courseId: 1, teeId: 12 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, courseId: 9, teeId: 91 } } },
      NOT_FOUND: { reason: 'tee', input: { params: { eventId: 'S-110', courseId: 1, teeId: 91 } } },
    },
  },
  getEventState: {
    success: {
      input: { params: { eventId: 'S-110' } },
      reply: { eventId: 'S-110', state: 'published', stateDt: '2026-01-01T08:00:00.000+00:00' },
    },
    refusals: { UNAUTHORIZED: { input: { params: stranger } } },
  },
  setEventState: {
    success: { input: { params: { eventId: 'S-101' }, body: { state: 'in progress' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: { state: 'in progress' } } },
      STATE_TRANSITION: { reason: 'event', input: { params: { eventId: 'S-110' }, body: { state: 'official' } } },
      REASON_REQUIRED: { reason: 'state', input: { params: { eventId: 'S-130' }, body: { state: 'completed' } } },
    },
    reasons: {
      STATE_TRANSITION: {
        round: {
          input: { params: { eventId: 'S-101' }, body: { state: 'in progress' } },
          given: [`update event set state = 'draft' where event_id = 100`],
        },
      },
    },
  },
  streamEvent: {
    success: { input: { params: { eventId: 'M-100' } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger } } },
  },
}
