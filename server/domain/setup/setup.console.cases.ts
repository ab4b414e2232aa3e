import type { Cases } from '../../../test/cases.ts'

const stranger = { eventId: 'S-400' }
const medal = { eventId: 'S-110' }
const cup = { eventId: 'M-100' }
/** The event without flights as a draft: nobody has a score in it. */
const drafted = ["update event set state = 'draft' where event_id = 120"]
const draft = { eventId: 'S-120' }
const board = { name: 'Stableford', format: 'stableford' }

export const setupCases: Cases<
  'getEventSetup' | 'updateEvent' | 'deleteEvent' | 'addRound' | 'removeRound' | 'setEventCourses'
> = {
  getEventSetup: {
    success: { input: { params: { eventId: 'S-101' } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger } } },
  },
  updateEvent: {
    success: { input: { params: medal, query: {}, body: { name: 'June medal', settings: { allocPct: 95 } } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, query: {}, body: {} } },
      CHANGED_MEANWHILE: {
        input: { params: medal, query: {}, body: { name: { from: 'July medal', to: 'June medal' } } },
      },
    },
  },
  deleteEvent: {
    success: { input: { params: draft }, given: drafted, reply: { eventId: 'S-120', name: 'No Flights' } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger } },
      IN_USE: { input: { params: draft } },
    },
  },
  addRound: {
    success: { input: { params: cup, query: {}, body: { leaderboards: [{ ...board, flights: [{ name: 'All' }] }] } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'M-410' }, query: {}, body: {} } },
      MULTI_ROUND_EVENT_REQUIRED: { input: { params: medal, query: {}, body: {} } },
    },
  },
  removeRound: {
    success: {
      input: { params: { ...cup, roundId: 'S-102' }, query: {} },
      given: ['delete from card where event_id = 102', 'delete from score_entry where event_id = 102'],
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'M-410', roundId: 'S-411' }, query: {} } },
      NOT_FOUND: { input: { params: { ...cup, roundId: 'S-110' }, query: {} } },
      MULTI_ROUND_EVENT_REQUIRED: { input: { params: { ...medal, roundId: 'S-101' }, query: {} } },
      IN_USE: {
        input: { params: { ...cup, roundId: 'S-102' }, query: {} },
        given: [
          'delete from card where event_id = 102',
          'delete from score_entry where event_id = 102',
          `update leaderboard set settings = '{"rounds": [1, 2]}' where leaderboard_id = 1001`,
        ],
      },
    },
  },
  setEventCourses: {
    success: { input: { params: { eventId: 'S-120' }, query: {}, body: { courseIds: [2] } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, query: {}, body: { courseIds: [1] } } },
      IN_USE: { input: { params: medal, query: {}, body: { courseIds: [2] } } },
      CHANGED_MEANWHILE: { input: { params: draft, query: {}, body: { courseIds: { from: [2], to: [1] } } } },
    },
  },
}
