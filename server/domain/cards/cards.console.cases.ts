import type { Cases } from '../../../test/cases.ts'

const posting = (playerId: number, eventId = 'S-110') => ({
  input: { params: { eventId }, body: { playerIds: [playerId], posted: true } },
})
const looking = (eventId: string) => ({ input: { params: { eventId } } })

export const cardsConsoleCases: Cases<'listCards' | 'listAdjustedGross' | 'markPosted'> = {
  listCards: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), ROUND_REQUIRED: looking('M-100') },
  },
  listAdjustedGross: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400') },
  },
  markPosted: {
    success: posting(2),
    refusals: {
      UNAUTHORIZED: posting(2, 'S-400'),
      ROUND_REQUIRED: posting(2, 'M-100'),
      NO_SCORE: posting(999_999),
    },
  },
}
