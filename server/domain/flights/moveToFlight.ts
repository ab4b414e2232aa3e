import type { FlightWithMembers } from '../../../contract/v1/flights.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { RawJson, Sent } from '../../kernel/http/reply.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { type FlightToEnter, type Member, writeFlightOf } from './members.sql.ts'
import { sendFlight } from './sendFlight.ts'

/**
 * Moves a player or a team into the flight, from any other one on the same leaderboard, and records it; does nothing when it is
 * there already. Returns the flight with its members.
 */
export function moveToFlight(
  tx: Transaction,
  event: VisibleEvent,
  flight: FlightToEnter,
  member: Member,
  record: (change: Change) => Promise<void>,
): Sent<RawJson<typeof FlightWithMembers>> {
  const { leaderboardId, flightId, before } = flight
  if (before === flightId) return sendFlight(tx, event, flight)
  return sendFlight(tx, event, flight, [
    writeFlightOf(tx, event, flight, member),
    record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: `flight.${member.kind}Assigned`,
      subject: { leaderboardId, flightId, [`${member.kind}Id`]: member.id },
      before: before === null ? null : { flightId: before },
      after: { flightId },
    }),
  ])
}
