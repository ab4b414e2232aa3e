import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { deleteFlightRows, type FoundFlight } from './flights.sql.ts'
import { membersOf } from './members.sql.ts'

/** Deletes flights of the event, which must be locked before; their members become unassigned. */
export async function deleteLockedFlights(
  tx: Transaction,
  event: VisibleEvent,
  flights: readonly FoundFlight[],
  record: (change: Change) => Promise<void>,
): Promise<{ readonly deleted: number; readonly flightIds: number[]; readonly leaderboardIds: number[] }> {
  const flightIds = flights.map(({ flightId }) => flightId)
  const leaderboardIds = [...new Set(flights.map(({ leaderboardId }) => leaderboardId))].sort((a, b) => a - b)
  if (flightIds.length > 0) {
    const [members] = await Promise.all([membersOf(tx, event, flightIds), deleteFlightRows(tx, event, flightIds)])
    const membersById = new Map(members.map(({ flightId, memberIds }) => [flightId, memberIds]))
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'flight.deleted',
      subject: { flightIds, leaderboardIds },
      before: flights.map(({ team, ...flight }) => ({
        ...flight,
        [team ? 'teamIds' : 'playerIds']: membersById.get(flight.flightId) ?? [],
      })),
    })
  }
  return { deleted: flightIds.length, flightIds, leaderboardIds }
}
