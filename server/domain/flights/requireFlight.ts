/** What must hold before flights of an event can be used and changed. */

import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { FoundFlight } from './flights.sql.ts'

/** The flight that was found. Refuses with `NOT_FOUND` when there is none. */
export function requireFlight<F extends FoundFlight>(refuse: Refuse<'NOT_FOUND'>, [flight]: readonly F[]): F {
  return flight ?? refuse('NOT_FOUND', 'flight')
}

/** Whether flights are switched off for this single round event. Stored ones then count for nothing. */
export function flightsOff(event: VisibleEvent): boolean {
  return event.kind === 'S' && !event.flightsEnabled
}

/** Refuses with `FLIGHTS_DISABLED` when flights are switched off. */
export function requireFlightsOn(refuse: Refuse<'FLIGHTS_DISABLED'>, event: VisibleEvent): void {
  if (flightsOff(event)) refuse('FLIGHTS_DISABLED')
}

/** Refuses with `FLIGHT_IS_FOR_TEAMS` on a team leaderboard. */
export function requireForPlayers(refuse: Refuse<'FLIGHT_IS_FOR_TEAMS'>, team: boolean): void {
  if (team) refuse('FLIGHT_IS_FOR_TEAMS')
}

/** Refuses with `FLIGHT_IS_FOR_PLAYERS` on a player leaderboard. */
export function requireForTeams(refuse: Refuse<'FLIGHT_IS_FOR_PLAYERS'>, team: boolean): void {
  if (!team) refuse('FLIGHT_IS_FOR_PLAYERS')
}
