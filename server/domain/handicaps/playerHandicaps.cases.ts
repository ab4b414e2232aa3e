import type { Cases } from '../../../test/cases.ts'

const medal = { eventId: 'S-110' }
const bruno = { ...medal, playerId: 2 }
/** Ana's handicap is locked in the medal. */
const ana = { ...medal, playerId: 1 }
const elsaWhoIsNotRegistered = { ...medal, playerId: 5 }
const strangerInTheMedal = { ...medal, playerId: 8 }
const strangerAtHome = { eventId: 'S-400', playerId: 8 }

export const playerHandicapsCases: Cases<
  | 'searchPlayerHandicaps'
  | 'setPlayerCourseAndPlayingHandicap'
  | 'setPlayerHandicapIndex'
  | 'lockPlayerHandicap'
  | 'lockAllPlayerHandicaps'
  | 'setPlayerTee'
> = {
  searchPlayerHandicaps: {
    success: { input: { params: medal, criteria: { locked: false, courseId: 1 } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  setPlayerCourseAndPlayingHandicap: {
    success: { input: { params: bruno, body: { hcCourse: 14, hcPlaying: 13 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: strangerInTheMedal, body: { hcCourse: 14, hcPlaying: 13 } } },
      NOT_FOUND: {
        reason: 'players',
        input: { params: elsaWhoIsNotRegistered, body: { hcCourse: 14, hcPlaying: 13 } },
      },
      HANDICAP_LOCKED: { reason: 'player', input: { params: ana, body: { hcCourse: 14, hcPlaying: 13 } } },
      COURSE_NOT_IN_EVENT: {
        reason: 'handicap',
        input: { params: bruno, body: { hcCourse: 14, hcPlaying: 13, courseId: 2 } },
      },
      OTHER_COURSE: {
        input: { params: { eventId: 'M-100', playerId: 6 }, body: { hcCourse: 14, hcPlaying: 13, courseId: 2 } },
      },
    },
  },
  setPlayerHandicapIndex: {
    success: { input: { params: bruno, body: { hcIndex: 11.9 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: strangerAtHome, body: { hcIndex: 11.9 } } },
      NOT_FOUND: { input: { params: elsaWhoIsNotRegistered, body: { hcIndex: 11.9 } } },
      HANDICAP_LOCKED: { input: { params: ana, body: { hcIndex: 11.9 } } },
    },
  },
  lockPlayerHandicap: {
    success: { input: { params: bruno, query: { lock: true } } },
    refusals: {
      UNAUTHORIZED: { input: { params: strangerInTheMedal, query: { lock: true } } },
      NOT_FOUND: { input: { params: elsaWhoIsNotRegistered, query: { lock: false } } },
    },
  },
  lockAllPlayerHandicaps: {
    success: { input: { params: medal, query: { lock: true } }, reply: { updated: 4, lock: true } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'M-410' }, query: { lock: true } } },
    },
  },
  setPlayerTee: {
    success: { input: { params: { ...bruno, teeId: 12 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...strangerInTheMedal, teeId: 12 } } },
      NOT_FOUND: { reason: 'teeOfEvent', input: { params: { ...bruno, teeId: 21 } } },
      HANDICAP_LOCKED: { input: { params: { ...ana, teeId: 12 } } },
    },
  },
}
