import type { Cases } from '../../../test/cases.ts'

const entryId = '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f01'
const tapping = (eventId: string, playerId: number) => ({
  input: {
    params: { eventId },
    body: { entries: [{ entryId, playerId, state: 'here' as const, seenAt: '2026-05-02T06:41:09.123+00:00' }] },
  },
})
const looking = (eventId: string) => ({ input: { params: { eventId } } })

export const checkInsCases: Cases<'listCheckIns' | 'setCheckIns'> = {
  listCheckIns: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), ROUND_REQUIRED: { ...looking('M-100'), reason: 'checkIns' } },
  },
  setCheckIns: {
    success: { ...tapping('S-110', 3), reply: { entries: [{ entryId, result: 'recorded' }] } },
    refusals: {
      UNAUTHORIZED: tapping('S-400', 8),
      ROUND_REQUIRED: tapping('M-100', 1),
    },
  },
}
