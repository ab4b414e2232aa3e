import type { Cases } from '../testing/cases.ts'

const entry = {
  entryId: '00000000-0000-4000-8000-000000000001',
  playerId: 1,
  hole: 1,
  strokes: 5,
  scorer: 'committee' as const,
  device: 'office',
  deviceSequence: 1,
  tappedAt: '2026-06-10T09:00:00Z',
}

export const recordingCases: Cases<'recordScores'> = {
  recordScores: {
    success: {
      input: { params: { eventId: 'S-110' }, body: [entry] },
      reply: [{ entryId: entry.entryId, result: 'accepted' }],
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' }, body: [entry] } },
      ROUND_REQUIRED: { input: { params: { eventId: 'M-100' }, body: [entry] } },
    },
  },
}
