import type { Cases } from '../../../test/cases.ts'

const medal = { eventId: 'S-110' }
const stranger = { eventId: 'S-400' }
const document = 'scorecards' as const
const body = { pages: [{ page: 'group-5021', version: 'a1b2c3d4' }] }

export const documentsCases: Cases<
  'listDocuments' | 'markPrinted' | 'previewDocument' | 'printDocuments' | 'printPages'
> = {
  listDocuments: {
    success: { input: { params: medal } },
    refusals: { UNAUTHORIZED: { input: { params: stranger } } },
  },
  markPrinted: {
    success: { input: { params: { ...medal, document }, body }, reply: { pages: 1 } },
    refusals: { UNAUTHORIZED: { input: { params: { ...stranger, document }, body } } },
  },
  previewDocument: {
    success: {
      input: { params: { ...medal, document: 'teeSheet' }, query: { settings: '{"columns":["time","players"]}' } },
    },
    refusals: { UNAUTHORIZED: { input: { params: { ...stranger, document }, query: {} } } },
  },
  printDocuments: {
    success: { input: { params: medal, query: { pages: ['teeSheet', 'scorecards:5021'] } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, query: { pages: ['teeSheet'] } } } },
  },
  printPages: {
    success: { input: { params: { ...medal, document }, query: { teePairingIds: [5021] } } },
    refusals: { UNAUTHORIZED: { input: { params: { ...stranger, document }, query: {} } } },
  },
}
