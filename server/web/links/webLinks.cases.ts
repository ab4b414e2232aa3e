import type { Cases } from '../../../test/cases.ts'

const medal = { eventId: 'S-110' }
const stranger = { input: { params: { eventId: 'S-400' } } }
const forAnyone = { success: { input: { params: medal } }, refusals: { UNAUTHORIZED: stranger } }

export const webLinksCases: Cases<
  | 'getFlightsLink'
  | 'getPlayersLink'
  | 'getPlayerScoringLink'
  | 'getScoringLink'
  | 'getPlayerRegistrationLink'
  | 'getPublicRegistrationLink'
  | 'getResultsLink'
  | 'getTeamsLink'
  | 'getTeeSheetLink'
> = {
  getFlightsLink: forAnyone,
  getPlayersLink: forAnyone,
  getPlayerScoringLink: {
    success: { input: { params: { ...medal, playerId: 9 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...medal, playerId: 8 } } },
      NOT_FOUND: { input: { params: { ...medal, playerId: 5 } } },
    },
  },
  getScoringLink: forAnyone,
  getPlayerRegistrationLink: {
    success: { input: { params: { eventId: 'M-100', playerId: 7 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...medal, playerId: 8 } } },
      PLAYER_HAS_NO_MEMBERSHIP: { reason: 'link', input: { params: { eventId: 'S-200', playerId: 2 } } },
    },
  },
  getPublicRegistrationLink: {
    success: { input: { params: medal } },
    refusals: { UNAUTHORIZED: stranger, REGISTRATION_TYPE: { input: { params: { eventId: 'M-100' } } } },
  },
  getResultsLink: forAnyone,
  getTeamsLink: forAnyone,
  getTeeSheetLink: forAnyone,
}
