import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { type FlightToEnter, type Member, writeFlightOf } from './members.sql.ts'

/**
 * Moves a player or a team into the flight, from any other one on the same leaderboard, and records it; does nothing when it is
 * there already. Returns what is on its way to the database.
 */
export function moveToFlight(
  tx: Transaction,
  event: VisibleEvent,
  flight: FlightToEnter,
  member: Member,
  record: (change: Change) => Promise<void>,
): readonly Promise<void>[] {
  const { leaderboardId, flightId, before } = flight
  if (before === flightId) return []
  return [
    writeFlightOf(tx, event, flight, member),
    record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: `flight.${member.kind}Assigned`,
      subject: { leaderboardId, flightId, [`${member.kind}Id`]: member.id },
      before: before === null ? null : { flightId: before },
      after: { flightId },
    }),
  ]
}
