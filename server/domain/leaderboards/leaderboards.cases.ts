import type { Cases } from '../../../test/cases.ts'

const none = { input: { params: { eventId: 'M-100', leaderboardId: 1021 } } }
const strange = { input: { params: { eventId: 'S-400', leaderboardId: 4001 } } }
const cupGross = { input: { params: { eventId: 'M-100', leaderboardId: 1001 } } }

export const leaderboardsCases: Cases<'listLeaderboards' | 'getStandings' | 'explainStanding' | 'streamStandings'> = {
  listLeaderboards: {
    success: {
      input: { params: { eventId: 'M-100' } },
      reply: [
        { id: 1001, name: 'Cup Gross', typeId: 1, team: false },
        { id: 1002, name: 'Cup Pairs', typeId: 8, team: true },
      ],
    },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  getStandings: { success: cupGross, refusals: { UNAUTHORIZED: strange, NOT_FOUND: none } },
  explainStanding: {
    success: { input: { params: { eventId: 'S-110', leaderboardId: 1021, sideId: 2 }, query: { round: 1 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400', leaderboardId: 4001, sideId: 8 } } },
      NOT_FOUND: { reason: 'standing', input: { params: { eventId: 'S-110', leaderboardId: 1021, sideId: 3 } } },
    },
  },
  streamStandings: { success: cupGross, refusals: { UNAUTHORIZED: strange, NOT_FOUND: none } },
}
