/** Whether flights may be named, and changed, in an event. */
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { Refusal } from '../handler.ts'
import type { FoundFlight } from './flights.sql.ts'

/** The flight that was found. Refuses with `NOT_FOUND`. */
export function requireFlight([flight]: readonly FoundFlight[]): FoundFlight {
  if (!flight) throw new Refusal('NOT_FOUND', 'The event has no such flight.')
  return flight
}

/** Flights are switched off for this single round event: those that are stored count for nothing. */
export function flightsOff(event: VisibleEvent): boolean {
  return event.kind === 'S' && !event.flightsEnabled
}

/** Refuses with `FLIGHTS_DISABLED`. */
export function requireFlightsOn(event: VisibleEvent): void {
  if (flightsOff(event))
    throw new Refusal(
      'FLIGHTS_DISABLED',
      'Flights are switched off for this single round event. Switch them on on the web site first.',
    )
}

/** Refuses with `FLIGHT_IS_FOR_TEAMS` on a team leaderboard. */
export function requireForPlayers(team: boolean): void {
  if (team)
    throw new Refusal('FLIGHT_IS_FOR_TEAMS', 'The leaderboard is a team leaderboard. Use the operations for teams.')
}

/** Refuses with `FLIGHT_IS_FOR_PLAYERS` on a player leaderboard. */
export function requireForTeams(team: boolean): void {
  if (!team)
    throw new Refusal(
      'FLIGHT_IS_FOR_PLAYERS',
      'The leaderboard is not a team leaderboard. Use the operations for players.',
    )
}
