import type { Cases } from '../../../test/cases.ts'

const looking = (eventId: string) => ({ input: { params: { eventId } } })

export const listPaceCases: Cases<'listPace'> = {
  listPace: {
    success: looking('S-110'),
    refusals: { UNAUTHORIZED: looking('S-400'), ROUND_REQUIRED: looking('M-100') },
  },
}
