import type { Cases } from '../../../test/cases.ts'

export const scoresCases: Cases<'searchPlayerScores' | 'searchTeamScores'> = {
  searchPlayerScores: {
    success: { input: { params: { eventId: 'M-100' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  searchTeamScores: {
    success: { input: { params: { eventId: 'S-140' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'M-410' } } } },
  },
}
