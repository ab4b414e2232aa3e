import type { Cases } from '../../../test/cases.ts'

const stranger = { eventId: 'S-400' }
const medal = { eventId: 'S-110' }
const cup = { eventId: 'M-100' }
/** The event without flights as a draft: nobody has a score in it. */
const drafted = ["update event set state = 'draft' where event_id = 120"]
const draft = { eventId: 'S-120' }
/** Nobody has a score in round 2 of the cup. */
const unplayed = ['delete from card where event_id = 102', 'delete from score_entry where event_id = 102']
const rehearsed = `insert into rehearsal (community_id, event_id, round_id, of_community_id, of_event_id, seed, holes, speed, clock, set_at,
    told, ends_at, expected, started_at, actor)
  values (1, 140, 140, 1, 120, 7, 18, 60, '2026-05-01T08:00Z', '2026-05-01T08:00Z', '2026-05-01T08:00Z', '2026-05-01T12:00Z', 100,
    '2026-05-01T08:00Z', 'administrator:1')`
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
      IN_USE: { reason: 'notDraft', input: { params: draft } },
    },
    reasons: {
      IN_USE: {
        rehearsed: { input: { params: draft }, given: [...drafted, rehearsed] },
        round: { input: { params: { eventId: 'S-101' } } },
        played: { input: { params: { eventId: 'S-110' } } },
      },
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
      given: unplayed,
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'M-410', roundId: 'S-411' }, query: {} } },
      NOT_FOUND: { reason: 'roundOfEvent', input: { params: { ...cup, roundId: 'S-110' }, query: {} } },
      MULTI_ROUND_EVENT_REQUIRED: { input: { params: { ...medal, roundId: 'S-101' }, query: {} } },
      IN_USE: {
        reason: 'roundCounted',
        input: { params: { ...cup, roundId: 'S-102' }, query: {} },
        given: [...unplayed, `update leaderboard set settings = '{"rounds": [1, 2]}' where leaderboard_id = 1001`],
      },
    },
    reasons: {
      IN_USE: {
        lastRound: {
          input: { params: { ...cup, roundId: 'S-101' }, query: {} },
          given: [
            ...unplayed,
            'delete from tee_pairing where event_id = 102',
            'delete from event where event_id = 102',
          ],
        },
        roundPlayed: { input: { params: { ...cup, roundId: 'S-102' }, query: {} } },
      },
    },
  },
  setEventCourses: {
    success: { input: { params: { eventId: 'S-120' }, query: {}, body: { courseIds: [2] } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, query: {}, body: { courseIds: [1] } } },
      IN_USE: { reason: 'course', input: { params: medal, query: {}, body: { courseIds: [2] } } },
      CHANGED_MEANWHILE: { input: { params: draft, query: {}, body: { courseIds: { from: [2], to: [1] } } } },
    },
  },
}
