import { handle, RawJson } from '../handler.ts'
import { flightWithMembers, lockFlights } from './flights.sql.ts'
import { flightOfMember, lockTeamInEffect, writeFlightOfTeam } from './members.sql.ts'
import { requireFlight, requireFlightsOn, requireForTeams } from './requireFlight.ts'

export const assignTeamToFlight = handle('assignTeamToFlight', async ({ event, params, tx, refuse, record }) => {
  const { flightId, teamId } = params
  const [found, hasTeam] = await Promise.all([
    lockFlights(tx, event, { flightId }, 'share'),
    lockTeamInEffect(tx, event, teamId),
  ])
  const flight = requireFlight(found)
  if (!hasTeam) refuse('NOT_FOUND', 'The event has no such team.')
  requireFlightsOn(event)
  requireForTeams(flight.team)
  const { leaderboardId } = flight
  const before = await flightOfMember(tx, event, 'team', leaderboardId, teamId)
  if (before !== flightId) {
    const { communityId, eventId } = event
    const subject = { leaderboardId, flightId, teamId }
    const moved = { before: before === undefined ? null : { flightId: before }, after: { flightId } }
    await Promise.all([
      writeFlightOfTeam(tx, event, flight, teamId),
      record({ communityId, eventId, kind: 'flight.teamAssigned', subject, ...moved }),
    ])
  }
  return new RawJson(await flightWithMembers(tx, event, flightId))
})
