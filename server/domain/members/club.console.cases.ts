import type { Cases } from '../../../test/cases.ts'

const own = { communityId: 1 }
const stranger = { communityId: 4 }

export const clubCases: Cases<
  'getClubNumbers' | 'listClubEvents' | 'listMembers' | 'keepMemberList' | 'getMember' | 'readMemberTable'
> = {
  getClubNumbers: {
    success: { input: { params: own, query: {} } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, query: {} } } },
  },
  listClubEvents: {
    success: { input: { params: own, query: { year: 2026 } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, query: {} } } },
  },
  listMembers: {
    success: { input: { params: own, query: { find: 'sil', member: true } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, query: {} } } },
  },
  keepMemberList: {
    success: { input: { params: own, body: { people: [{ playerId: 1, number: '17' }] } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, body: { people: [{ playerId: 8 }] } } } },
  },
  getMember: {
    success: { input: { params: { ...own, playerId: 1 } } },
    refusals: { UNAUTHORIZED: { input: { params: { ...own, playerId: 8 } } } },
  },
  readMemberTable: {
    success: {
      input: {
        params: own,
        body: { text: 'Name;E-mail;Sex\nDias, Carla;carla@example.com;F\nSousa, Rita;rita@example.com;F' },
      },
    },
    refusals: { UNAUTHORIZED: { input: { params: stranger, body: { text: 'Dias, Carla' } } } },
  },
}
