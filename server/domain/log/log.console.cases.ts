import type { Cases } from '../../../test/cases.ts'

export const logCases: Cases<'listEventLog'> = {
  listEventLog: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
