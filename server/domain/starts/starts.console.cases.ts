import type { Cases } from '../../../test/cases.ts'

const entryId = '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f02'
const telling = (eventId: string, teePairingId: number) => ({
  input: { params: { eventId }, body: { entries: [{ entryId, teePairingId, at: '2026-05-01T07:00:31.204+00:00' }] } },
})
const looking = (eventId: string) => ({ input: { params: { eventId } } })

export const startsCases: Cases<'listStarts' | 'recordStart'> = {
  listStarts: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), ROUND_REQUIRED: looking('M-100') },
  },
  recordStart: {
    success: { ...telling('S-110', 5021), reply: { entries: [{ entryId, result: 'recorded' }] } },
    refusals: {
      UNAUTHORIZED: telling('S-400', 4301),
      ROUND_REQUIRED: telling('M-100', 5001),
    },
  },
}
