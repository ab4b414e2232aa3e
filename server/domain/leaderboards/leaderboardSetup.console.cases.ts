import type { Cases } from '../../../test/cases.ts'

const medal = { eventId: 'S-110' }
const net = { ...medal, leaderboardId: 1021 }
const stranger = { eventId: 'S-400' }
const noFlights = { eventId: 'S-120' }

export const leaderboardSetupCases: Cases<
  | 'createLeaderboard'
  | 'getLeaderboard'
  | 'updateLeaderboard'
  | 'deleteLeaderboard'
  | 'orderLeaderboards'
  | 'updateFlight'
> = {
  createLeaderboard: {
    success: {
      input: { params: medal, query: {}, body: { name: 'Points', format: 'stableford', flights: ['Low', 'High'] } },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, query: {}, body: { name: 'Points', format: 'stableford' } } },
      FLIGHTS_DISABLED: {
        input: { params: noFlights, query: {}, body: { name: 'Points', format: 'stableford', flights: ['All'] } },
      },
    },
    reasons: {
      VALIDATION: {
        leaderboard: { input: { params: medal, query: {}, body: { name: 'Ringer', format: 'eclectic' } } },
      },
    },
  },
  getLeaderboard: {
    success: { input: { params: net } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, leaderboardId: 4001 } } },
      NOT_FOUND: { input: { params: { ...medal, leaderboardId: 1001 } } },
    },
  },
  updateLeaderboard: {
    success: {
      input: {
        params: net,
        query: {},
        body: { format: 'stableford', settings: { format: { score: 'net' } }, reason: 'Misread' },
      },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, leaderboardId: 4001 }, query: {}, body: {} } },
      NOT_FOUND: { input: { params: { ...medal, leaderboardId: 1001 }, query: {}, body: {} } },
      REASON_REQUIRED: { reason: 'scores', input: { params: net, query: {}, body: { format: 'stableford' } } },
      CHANGED_MEANWHILE: { input: { params: net, query: {}, body: { name: { from: 'Gross', to: 'Net' } } } },
    },
  },
  deleteLeaderboard: {
    success: { input: { params: net, query: {} }, reply: { leaderboardId: 1021, name: 'Medal Net' } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, leaderboardId: 4001 }, query: {} } },
      NOT_FOUND: { input: { params: { ...medal, leaderboardId: 1001 }, query: {} } },
      IN_USE: { reason: 'leaderboard', input: { params: { eventId: 'S-140', leaderboardId: 1051 }, query: {} } },
    },
  },
  orderLeaderboards: {
    success: {
      input: { params: medal, body: { leaderboardIds: [1022, 1021] } },
      reply: { leaderboardIds: [1022, 1021] },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: { leaderboardIds: [] } } },
      NOT_FOUND: { input: { params: medal, body: { leaderboardIds: [1021, 1001] } } },
    },
  },
  updateFlight: {
    success: { input: { params: { ...medal, flightId: 2021 }, body: { name: 'A', position: 2 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...stranger, flightId: 4101 }, body: { name: 'A' } } },
      NOT_FOUND: { input: { params: { ...medal, flightId: 2001 }, body: { name: 'A' } } },
      FLIGHTS_DISABLED: { input: { params: { ...noFlights, flightId: 2031 }, body: { name: 'A' } } },
      CHANGED_MEANWHILE: { input: { params: { ...medal, flightId: 2021 }, body: { name: { from: 'B', to: 'A' } } } },
    },
  },
}
