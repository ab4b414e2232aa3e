import type { Cases } from '../../../test/cases.ts'

export const matchesCases: Cases<'listMatches'> = {
  listMatches: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
