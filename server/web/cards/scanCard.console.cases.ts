import type { Cases } from '../../../test/cases.ts'
import { cardCodes } from '../../../test/testCardCode.ts'

const tap = {
  entryId: '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f04',
  cardId: 'P-1',
  hole: 1,
  value: 5,
  device: 'phone-1',
  deviceSequence: 1,
  tappedAt: '2026-06-10T10:00:00.123Z',
}
const scanning = (eventId: string, roundId = eventId) => ({
  input: { params: { eventId }, body: { code: cardCodes(1, [tap], roundId)[0] ?? '' } },
  given: [`update event set state = 'in progress' where event_id = 110`],
})

export const scanCases: Cases<'scanCard'> = {
  scanCard: {
    success: scanning('S-110'),
    refusals: { UNAUTHORIZED: scanning('S-400'), ROUND_REQUIRED: scanning('M-100') },
  },
}
