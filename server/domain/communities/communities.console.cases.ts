import type { Cases } from '../../../test/cases.ts'

const club = { communityId: 1 }
const ladies = { communityId: 2 }
const strangers = { communityId: 4 }
const url = 'http://test.local/c/1'

export const communitiesConsoleCases: Cases<
  'getCommunity' | 'updateCommunity' | 'createSubCommunity' | 'setExpectedScores'
> = {
  getCommunity: {
    success: {
      input: { params: club },
      reply: {
        communityId: 1,
        name: 'Alvor Golf Club',
        home: 'closed',
        clock: 'h24',
        lengths: 'course',
        expectedRows: 0,
        homeUrl: url,
      },
    },
    refusals: { UNAUTHORIZED: { input: { params: strangers } } },
  },
  updateCommunity: {
    success: {
      input: {
        params: club,
        body: {
          name: { from: 'Alvor Golf Club', to: 'Alvor Golf' },
          colour: '5c1f2e',
          home: { from: 'closed', to: 'public' },
          currency: { from: null, to: 'EUR' },
          clock: 'h12',
          lengths: { from: 'course', to: 'yards' },
        },
      },
      reply: {
        communityId: 1,
        name: 'Alvor Golf',
        colour: '5c1f2e',
        home: 'public',
        currency: 'EUR',
        clock: 'h12',
        lengths: 'yards',
        expectedRows: 0,
        homeUrl: url,
      },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: strangers, body: { home: 'public' } } },
      CHANGED_MEANWHILE: {
        reason: 'field',
        input: { params: club, body: { name: { from: 'Alvor Links', to: 'Alvor' } } },
      },
    },
  },
  setExpectedScores: {
    success: { input: { params: club, body: { table: '-10.0,-4.0\n54.0,29.3' } }, reply: { rows: 2 } },
    refusals: { UNAUTHORIZED: { input: { params: strangers, body: { table: null } } } },
  },
  createSubCommunity: {
    success: { input: { params: club, body: { name: 'Alvor Juniors' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: strangers, body: { name: 'Juniors' } } },
      NOT_A_CLUB: { input: { params: ladies, body: { name: 'Juniors' } } },
      NAME_TAKEN: { input: { params: club, body: { name: 'alvor ladies' } } },
    },
  },
}
