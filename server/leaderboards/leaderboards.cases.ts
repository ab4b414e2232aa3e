import type { Cases } from '../testing/cases.ts'

export const leaderboardsCases: Cases<'listLeaderboards'> = {
  listLeaderboards: {
    success: {
      input: { params: { eventId: 'M-100' } },
      reply: [
        { id: 1001, name: 'Cup Gross', typeId: 1 },
        { id: 1002, name: 'Cup Pairs', typeId: 3 },
      ],
    },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
