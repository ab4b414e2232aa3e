import type { Cases } from '../../../test/cases.ts'

const looking = (eventId: string) => ({ input: { params: { eventId } } })

export const cardsConsoleCases: Cases<'listCards' | 'listAdjustedGross'> = {
  listCards: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), ROUND_REQUIRED: looking('M-100') },
  },
  listAdjustedGross: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), ROUND_REQUIRED: looking('M-100') },
  },
}
