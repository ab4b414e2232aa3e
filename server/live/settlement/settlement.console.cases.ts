import type { Cases } from '../../../test/cases.ts'

const looking = (eventId: string) => ({ input: { params: { eventId } } })
const paying = (payeeId: string, cents: number | { from: number; to: number } = 30_000, eventId = 'S-110') => ({
  input: { params: { eventId, payeeId }, body: { cents, method: 'cash' as const } },
})

export const settlementCases: Cases<'checkResults' | 'getRevision' | 'getSettlement' | 'setPaidOut'> = {
  checkResults: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), MULTI_ROUND_EVENT_REQUIRED: looking('S-101') },
  },
  getRevision: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), MULTI_ROUND_EVENT_REQUIRED: { ...looking('S-101'), reason: 'prizes' } },
  },
  getSettlement: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), MULTI_ROUND_EVENT_REQUIRED: looking('S-101') },
  },
  setPaidOut: {
    success: paying('P-1'),
    refusals: {
      UNAUTHORIZED: paying('P-1', 30_000, 'S-400'),
      NOT_FOUND: paying('T-999999'),
      MULTI_ROUND_EVENT_REQUIRED: paying('P-1', 30_000, 'S-101'),
      CHANGED_MEANWHILE: paying('P-1', { from: 10_000, to: 30_000 }),
    },
  },
}
