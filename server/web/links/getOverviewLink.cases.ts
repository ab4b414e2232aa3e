import type { Cases } from '../../../test/cases.ts'

export const getOverviewLinkCases: Cases<'getOverviewLink'> = {
  getOverviewLink: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
