import type { Cases } from '../../../test/cases.ts'

export const fieldOfRoundCases: Cases<'getFieldOfRound'> = {
  getFieldOfRound: {
    success: { input: { params: { eventId: 'S-102' } }, reply: { cut: 'none', out: [] } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } },
      ROUND_REQUIRED: { input: { params: { eventId: 'M-100' } } },
    },
  },
}
