import type { Cases } from '../testing/cases.ts'

export const getOverviewLinkCases: Cases<'getOverviewLink'> = {
  getOverviewLink: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
