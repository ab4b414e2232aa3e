import { handle } from '../operation/handler.ts'
import { lockFlights } from './flights.sql.ts'
import { lockTeamInEffect, removeMember } from './members.sql.ts'
import { requireFlight, requireFlightsOn, requireForTeams } from './requireFlight.ts'
import { sendFlight } from './sendFlight.ts'

export const removeTeamFromFlight = handle('removeTeamFromFlight', async ({ event, params, tx, refuse, record }) => {
  const { flightId, teamId } = params
  const [found, hasTeam] = await Promise.all([
    lockFlights(tx, event, { flightId }, 'share'),
    lockTeamInEffect(tx, event, teamId),
  ])
  const flight = requireFlight(refuse, found)
  if (!hasTeam) refuse('NOT_FOUND', 'anyTeam')
  requireFlightsOn(refuse, event)
  requireForTeams(refuse, flight.team)
  if (!(await removeMember(tx, event, flight, { kind: 'team', id: teamId }))) refuse('NOT_FOUND', 'teamInFlight')
  const { communityId, eventId } = event
  const subject = { leaderboardId: flight.leaderboardId, flightId, teamId }
  return sendFlight(tx, event, flight, [
    record({ communityId, eventId, kind: 'flight.teamRemoved', subject, before: { flightId } }),
  ])
})
