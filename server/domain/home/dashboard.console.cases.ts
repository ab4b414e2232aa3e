import type { Cases } from '../../../test/cases.ts'

const own = { communityId: 1 }
const stranger = { communityId: 4 }

export const dashboardCases: Cases<'getDashboard' | 'getClubWeek' | 'listCommunityLog' | 'streamCommunity' | 'search'> =
  {
    getDashboard: {
      success: { input: { params: own, query: {} } },
      refusals: { UNAUTHORIZED: { input: { params: stranger, query: {} } } },
    },
    getClubWeek: {
      success: { input: { params: own } },
      refusals: { UNAUTHORIZED: { input: { params: stranger } } },
    },
    listCommunityLog: {
      success: { input: { params: own, query: { kinds: ['event'], most: 10 } } },
      refusals: { UNAUTHORIZED: { input: { params: stranger, query: {} } } },
    },
    streamCommunity: {
      success: { input: { params: own } },
      refusals: { UNAUTHORIZED: { input: { params: stranger } } },
    },
    search: {
      success: { input: { query: { q: 'sil', eventId: 'S-110' } } },
      refusals: { UNAUTHORIZED: { input: { query: { q: 'sil', eventId: 'S-400' } } } },
    },
  }
