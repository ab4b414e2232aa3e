import type { Shortening } from '../../../contract/settings/shortening.ts'
import type { Cases } from '../../../test/cases.ts'

const played = [`update event set state = 'suspended' where event_id in (110, 400)`]
const shortening = (counts: Shortening | null, eventId = 'S-110') => ({
  input: { params: { eventId }, query: {}, body: { counts } },
})

export const shortenRoundCases: Cases<'shortenRound'> = {
  shortenRound: {
    success: { ...shortening([1, 2, 3]), given: played },
    refusals: {
      UNAUTHORIZED: { ...shortening('completed', 'S-400'), given: played },
      ROUND_REQUIRED: { ...shortening('nothing', 'M-100'), reason: 'shortening' },
      ROUND_NOT_STARTED: {
        ...shortening([1, 2, 3]),
        given: [`update event set state = 'published' where event_id = 110`],
      },
    },
  },
}
