import type { Cases } from '../../../test/cases.ts'
import { differing, kept } from '../scores/recording.cases.ts'

const entryId = '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f03'
const noting = (eventId: string, teePairingId: number) => ({
  input: {
    params: { eventId },
    body: { entries: [{ entryId, teePairingId, words: 'Slow on 9', at: '2026-05-01T07:00:31.204+00:00' }] },
  },
})
const looking = (eventId: string) => ({ input: { params: { eventId } } })
const penalising = (eventId: string, cardId: string, hole = 1) => ({
  input: {
    params: { eventId, cardId },
    body: { entryId, hole, strokes: 2, rule: '14.7a', reason: 'Played from a wrong place' },
  },
})

export const notesCases: Cases<'listNotes' | 'recordNotes' | 'addPenalty'> = {
  listNotes: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), ROUND_REQUIRED: looking('M-100') },
  },
  recordNotes: {
    success: { ...noting('S-110', 5021), reply: { entries: [{ entryId, result: 'recorded' }] } },
    refusals: {
      UNAUTHORIZED: noting('S-400', 4301),
      ROUND_REQUIRED: noting('M-100', 5001),
    },
  },
  addPenalty: {
    success: { ...penalising('S-110', 'P-3'), given: kept },
    refusals: {
      UNAUTHORIZED: penalising('S-110', 'P-8'),
      NOT_FOUND: penalising('S-110', 'P-5'),
      ROUND_REQUIRED: penalising('M-100', 'P-3'),
      NOT_A_TEAM_FORMAT: penalising('S-110', 'T-3011'),
      SCORES_DIFFER: { ...penalising('S-110', 'P-3', 7), given: differing },
      HOLE_WITHOUT_STROKES: { ...penalising('S-110', 'P-1'), given: kept },
    },
  },
}
