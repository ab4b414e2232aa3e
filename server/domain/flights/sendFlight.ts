import type { FlightWithMembers } from '../../../contract/flights/published.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { RawJson, Sent } from '../../kernel/http/reply.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type FoundFlight, flightWithMembers } from './flights.sql.ts'

/** Answers with the flight and its members as they are behind what was `written`, which is on its way too. */
export function sendFlight(
  tx: Transaction,
  event: VisibleEvent,
  flight: FoundFlight,
  written: readonly Promise<unknown>[] = [],
): Sent<RawJson<typeof FlightWithMembers>> {
  const text = flightWithMembers(tx, event, flight)
  return new Sent(Promise.all([text, ...written]).then(([ready]) => new RawJson(ready)))
}
