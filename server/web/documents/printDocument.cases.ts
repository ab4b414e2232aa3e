import type { Cases } from '../../../test/cases.ts'

export const printDocumentCases: Cases<'printDocument'> = {
  printDocument: {
    success: { input: { params: { eventId: 'S-101', document: 'scorecards' }, query: { paper: 'Letter' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400', document: 'players' } } } },
  },
}
