import type { Cases } from '../../../test/cases.ts'

const medal = { eventId: 'S-110' }
const cup = { eventId: 'M-100' }

export const eventPlayersCases: Cases<'listEventPlayers' | 'registerPlayers' | 'removePlayerFromEvent'> = {
  listEventPlayers: {
    success: { input: { params: medal } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  registerPlayers: {
    success: {
      input: {
        params: medal,
        body: [{ playerId: 5 }, { firstName: 'Zé', lastName: 'Ninguém', gender: 'M', handle: 'Zé' }],
      },
    },
    refusals: {
      UNAUTHORIZED: { reason: 'registering', input: { params: medal, body: { playerId: 8 } } },
      NOT_FOUND: { reason: 'registering', input: { params: medal, body: { playerId: 5, courseId: 1, teeId: 21 } } },
      REGISTER_ON_MULTI_ROUND_EVENT: {
        reason: 'register',
        input: { params: { eventId: 'S-101' }, body: { playerId: 7 } },
      },
      PLAYER_HAS_NO_MEMBERSHIP: {
        reason: 'registering',
        input: { params: { eventId: 'S-200' }, body: { playerId: 2 } },
      },
      ALREADY_REGISTERED: { reason: 'registering', input: { params: cup, body: [{ playerId: 7 }, { playerId: 2 }] } },
      COURSE_NOT_IN_EVENT: { reason: 'registering', input: { params: medal, body: { playerId: 5, courseId: 2 } } },
    },
  },
  removePlayerFromEvent: {
    success: {
      input: { params: { ...cup, playerId: 1 } },
      reply: { deleted: 1, playerId: 1, flightIds: [2001], teamIds: [3001], teePairingIds: [5001, 5011] },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...medal, playerId: 8 } } },
      NOT_FOUND: { input: { params: { ...medal, playerId: 5 } } },
      REGISTER_ON_MULTI_ROUND_EVENT: { reason: 'remove', input: { params: { eventId: 'S-101', playerId: 1 } } },
      SCORE_ENTERED: { reason: 'player', input: { params: { ...medal, playerId: 2 } } },
    },
  },
}
