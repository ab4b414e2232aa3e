import type { Cases } from '../../../test/cases.ts'

type Flight = { readonly flightId?: number; readonly name: string; readonly memberIds: number[] }
const input = (leaderboardId: number, flights: Flight[], eventId = 'S-110', more: object = {}) => ({
  input: { params: { eventId }, body: { boards: [{ leaderboardId, flights, ...more }] } },
})
const all: Flight[] = [{ name: 'All', memberIds: [] }]

export const divisionCases: Cases<'getFlights' | 'arrangeFlights'> = {
  getFlights: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  arrangeFlights: {
    success: {
      ...input(1021, [
        { flightId: 2021, name: 'A', memberIds: [2, 3] },
        { name: 'B', memberIds: [1] },
      ]),
    },
    refusals: {
      UNAUTHORIZED: input(4001, all, 'S-400'),
      NOT_FOUND: input(1031, all),
      NOT_REGISTERED: input(1021, [{ name: 'All', memberIds: [5] }]),
      FLIGHTS_DISABLED: input(1031, all, 'S-120'),
      CHANGED_MEANWHILE: input(1021, all, 'S-110', { from: [{ flightId: 2021, memberIds: [1] }] }),
    },
  },
}
