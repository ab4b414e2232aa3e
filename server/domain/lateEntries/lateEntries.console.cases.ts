import type { Cases } from '../../../test/cases.ts'

const guest = { firstName: 'Gast', lastName: 'Haus', gender: 'F' } as const
const entering = (
  who: { playerId: number } | typeof guest,
  { eventId = 'S-110', flightIds = [2022] }: { eventId?: string; flightIds?: number[] } = {},
) => ({ input: { params: { eventId }, body: { who, flightIds, ...(eventId === 'S-110' && { teePairingId: 5021 }) } } })

export const lateEntryCases: Cases<'addLateEntry'> = {
  addLateEntry: {
    success: entering({ playerId: 5 }),
    refusals: {
      UNAUTHORIZED: entering({ playerId: 8 }),
      NOT_FOUND: entering(guest, { flightIds: [9999] }),
      ROUND_REQUIRED: entering(guest, { eventId: 'M-100' }),
      ALREADY_REGISTERED: entering({ playerId: 1 }),
      PLAYER_HAS_NO_MEMBERSHIP: entering({ playerId: 2 }, { eventId: 'S-200' }),
      FLIGHT_IS_FOR_TEAMS: entering(guest, { flightIds: [2023] }),
      FLIGHTS_DISABLED: entering(guest, { eventId: 'S-120', flightIds: [2031] }),
    },
  },
}
