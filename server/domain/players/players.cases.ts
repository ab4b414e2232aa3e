import type { Cases } from '../../../test/cases.ts'

// Bruno (2) is the club's only, Carla (3) completed her profile, Hugo (8) is a stranger, Duarte (4) is of the ladies'.
const bruno = { playerId: 2 }
const brunoInClub = { playerId: 2, communityId: 1 }
const stranger = { playerId: 8 }
const completed = { playerId: 3 }
// Hugo again, once the club has him too.
const shared = {
  given: [
    `insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at) values (1, 8, true, true, 'pinto', 'hugo', '2026-04-01Z')`,
  ],
}

export const playersCases: Cases<
  | 'addPlayerToCommunity'
  | 'removePlayerFromCommunity'
  | 'searchPlayers'
  | 'createPlayer'
  | 'listPlayerCommunities'
  | 'updatePlayerEmail'
  | 'updatePlayerMember'
  | 'updatePlayerDob'
  | 'updatePlayerHandicapId'
  | 'updatePlayerHandle'
  | 'updatePlayerName'
  | 'updatePlayerPhone'
> = {
  addPlayerToCommunity: {
    success: {
      input: { params: { playerId: 2, communityId: 3 }, body: { member: true, handle: ' Bru ' } },
    },
    refusals: { UNAUTHORIZED: { input: { params: { playerId: 2, communityId: 4 }, body: {} } } },
  },
  removePlayerFromCommunity: {
    success: {
      input: { params: { playerId: 10, communityId: 1 } },
      reply: { removed: 1, playerId: 10, communityId: 1 },
    },
    refusals: {
      UNAUTHORIZED: { reason: 'player', input: { params: { playerId: 8, communityId: 1 } } },
      PLAYER_PARTICIPATED: { reason: 'upcoming', input: { params: { playerId: 5, communityId: 1 } } },
      PLAYER_HAS_NO_MEMBERSHIP: { reason: 'player', input: { params: { playerId: 10, communityId: 2 } } },
    },
    reasons: {
      PLAYER_PARTICIPATED: {
        past: {
          input: { params: { playerId: 10, communityId: 1 } },
          given: [
            `insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
           values (1, 130, 10, true, now(), 'arias', 'julia')`,
          ],
        },
      },
    },
  },
  searchPlayers: {
    success: { input: { criteria: { communityId: 1 } } },
    refusals: { UNAUTHORIZED: { input: { criteria: { communityId: 4 } } } },
  },
  createPlayer: {
    success: {
      input: {
        body: { communityId: 1, firstName: 'Rita', lastName: 'Sousa', gender: 'F', email: 'rita@example.com' },
      },
    },
    refusals: {
      UNAUTHORIZED: {
        input: { body: { communityId: 4, firstName: 'A', lastName: 'B', gender: 'F', email: 'a@example.com' } },
      },
      PROFILE_MERGE_REQUIRED: {
        input: {
          body: { communityId: 1, firstName: 'Hugo', lastName: 'Outro', gender: 'M', email: 'hugo@example.com' },
        },
      },
    },
  },
  listPlayerCommunities: {
    success: {
      input: { params: bruno },
      reply: [{ id: 1, name: 'Alvor Golf Club', club: true, member: true }],
    },
    refusals: { UNAUTHORIZED: { input: { params: stranger } } },
  },
  updatePlayerEmail: {
    success: { input: { params: bruno, body: { email: 'Bruno.Costa@example.com' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: { email: 'x@example.com' } } },
      PROFILE_MERGE_REQUIRED: { input: { params: bruno, body: { email: 'HUGO@example.com' } } },
      PROFILE_COMPLETED: { input: { params: completed, body: { email: 'x@example.com' } } },
      PROFILE_SHARED: { reason: 'other', ...shared, input: { params: stranger, body: { email: 'x@example.com' } } },
    },
    reasons: {
      PROFILE_SHARED: {
        email: {
          input: { params: bruno, body: { email: 'x@example.com' } },
          given: ['update player set shared = true where player_id = 2'],
        },
      },
    },
  },
  updatePlayerMember: {
    success: { input: { params: brunoInClub, body: { member: false } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { playerId: 8, communityId: 1 }, body: { member: true } } },
      PLAYER_HAS_NO_MEMBERSHIP: { input: { params: { playerId: 4, communityId: 1 }, body: { member: true } } },
    },
  },
  updatePlayerDob: {
    success: { input: { params: bruno, body: { dob: '1976-02-29' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: { dob: '1976-02-29' } } },
      PROFILE_COMPLETED: { input: { params: completed, body: { dob: '1976-02-29' } } },
      PROFILE_SHARED: { ...shared, input: { params: stranger, body: { dob: '1976-02-29' } } },
    },
  },
  updatePlayerHandicapId: {
    success: { input: { params: bruno, body: { hcProviderId: 1, hcId: '1234567' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: { hcProviderId: 1, hcId: '1' } } },
      PROFILE_MERGE_REQUIRED: { input: { params: bruno, body: { hcProviderId: 20, hcId: 'PT8' } } },
      PROFILE_COMPLETED: { input: { params: completed, body: { hcProviderId: 1, hcId: '1' } } },
      PROFILE_SHARED: { ...shared, input: { params: stranger, body: { hcProviderId: 1, hcId: '1' } } },
    },
  },
  updatePlayerHandle: {
    success: { input: { params: brunoInClub, body: { handle: 'Bru' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { playerId: 2, communityId: 4 }, body: { handle: 'x' } } },
      PLAYER_HAS_NO_MEMBERSHIP: { input: { params: { playerId: 4, communityId: 1 }, body: { handle: 'x' } } },
    },
  },
  updatePlayerName: {
    success: { input: { params: bruno, body: { firstName: 'Bruno', lastName: 'da Costa', suffix: 'Jr' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: { firstName: 'A', lastName: 'B' } } },
      PROFILE_COMPLETED: { input: { params: completed, body: { firstName: 'A', lastName: 'B' } } },
      PROFILE_SHARED: { ...shared, input: { params: stranger, body: { firstName: 'A', lastName: 'B' } } },
    },
  },
  updatePlayerPhone: {
    success: { input: { params: bruno, body: { phoneCountryCd: 'PT', phone: '961234567' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: stranger, body: { phoneCountryCd: 'PT', phone: '961234567' } } },
      PROFILE_COMPLETED: { input: { params: completed, body: { phoneCountryCd: 'PT', phone: '961234567' } } },
      PROFILE_SHARED: { ...shared, input: { params: stranger, body: { phoneCountryCd: 'PT', phone: '961234567' } } },
    },
  },
}
