import type { Cases } from '../../../test/cases.ts'

const medal = { eventId: 'S-110', leaderboardId: 1021 }
const stranger = { eventId: 'S-400', leaderboardId: 4001 }
const match = { ...medal, matchId: '1_1_2' }

const boardWith = (settings: object) => [
  `update leaderboard set format_id = 'matchPlay', type_id = 3, settings = '${JSON.stringify(settings)}' where leaderboard_id = 1021`,
  'update flight_player set flight_id = 2021 where leaderboard_id = 1021',
]
const empty = boardWith({ sides: 'players' })
const withMatch = boardWith({ sides: 'players', matches: [{ a: 1, b: 2 }] })
const reason = 'Asked for by both'
/** The two sides of the match change ends. */
const ends = {
  one: { matchId: '1_1_2', which: 'a' as const },
  other: { matchId: '1_1_2', which: 'b' as const },
}

export const matchesCases: Cases<
  'listMatches' | 'makeMatches' | 'addMatch' | 'updateMatch' | 'removeMatch' | 'swapSides'
> = {
  listMatches: {
    success: { given: withMatch, input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  makeMatches: {
    success: { given: empty, input: { params: medal, query: {}, body: { by: 'lots', seed: 7, reason } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, query: {}, body: { by: 'order' } } },
      NOT_FOUND: { input: { params: medal, query: {}, body: { by: 'order' } } },
      REASON_REQUIRED: {
        reason: 'scores',
        given: empty,
        input: { params: medal, query: {}, body: { by: 'order' } },
      },
    },
  },
  addMatch: {
    success: { given: empty, input: { params: medal, query: {}, body: { a: [1], b: [2], reason } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, query: {}, body: { a: [1], b: [2] } } },
      NOT_FOUND: { input: { params: medal, query: {}, body: { a: [1], b: [2] } } },
      REASON_REQUIRED: {
        reason: 'scores',
        given: empty,
        input: { params: medal, query: {}, body: { a: [1], b: [2] } },
      },
    },
  },
  updateMatch: {
    success: {
      given: withMatch,
      input: { params: match, query: {}, body: { outcome: { from: null, to: { winner: 'a', by: 'concession' } } } },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, matchId: '1_1_2' }, query: {}, body: {} } },
      NOT_FOUND: {
        reason: 'match',
        given: withMatch,
        input: { params: { ...medal, matchId: '1_1_3' }, query: {}, body: {} },
      },
      REASON_REQUIRED: {
        reason: 'committee',
        given: withMatch,
        input: {
          params: match,
          query: {},
          body: { outcome: { winner: 'a', result: '1 up', by: 'committee' } },
        },
      },
      CHANGED_MEANWHILE: {
        given: withMatch,
        input: { params: match, query: {}, body: { b: { from: [3], to: [6] } } },
      },
    },
  },
  removeMatch: {
    success: { given: withMatch, input: { params: match, query: { reason } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, matchId: '1_1_2' }, query: {} } },
      NOT_FOUND: { input: { params: match, query: {} } },
      REASON_REQUIRED: { reason: 'scores', given: withMatch, input: { params: match, query: {} } },
    },
  },
  swapSides: {
    success: { given: withMatch, input: { params: medal, query: {}, body: { ...ends, reason } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, query: {}, body: { one: { sideId: 1 }, other: { sideId: 2 } } } },
      NOT_FOUND: {
        reason: 'match',
        given: withMatch,
        input: {
          params: medal,
          query: {},
          body: { one: { matchId: '1_1_3', which: 'b' }, other: { sideId: 3 } },
        },
      },
      REASON_REQUIRED: {
        reason: 'scores',
        given: withMatch,
        input: { params: medal, query: {}, body: ends },
      },
    },
  },
}
