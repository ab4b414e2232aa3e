import type { Cases } from '../../../test/cases.ts'

export const readinessCases: Cases<'checkReadiness'> = {
  checkReadiness: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
