import type { Cases } from '../../../test/cases.ts'

const results = { eventId: 'S-110', purpose: 'results' } as const
const scoring = { eventId: 'S-110', purpose: 'scoring' } as const

export const linksConsoleCases: Cases<'regenerateLink'> = {
  regenerateLink: {
    success: { input: { params: results, body: {} } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...results, eventId: 'S-400' }, body: {} } },
      NOT_FOUND: { input: { params: scoring, body: { playerId: 5 } } },
      PLAYER_HAS_NO_MEMBERSHIP: {
        input: { params: { eventId: 'S-200', purpose: 'registration' }, body: { playerId: 2 } },
      },
    },
  },
}
