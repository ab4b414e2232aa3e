import { handle } from '../operation/handler.ts'
import { lockFlights } from './flights.sql.ts'
import { flightOfMember, lockTeamInEffect } from './members.sql.ts'
import { moveToFlight } from './moveToFlight.ts'
import { requireFlight, requireFlightsOn, requireForTeams } from './requireFlight.ts'

export const assignTeamToFlight = handle('assignTeamToFlight', async ({ event, params, tx, refuse, record }) => {
  const { flightId, teamId } = params
  const member = { kind: 'team', id: teamId } as const
  const [found, hasTeam, before] = await Promise.all([
    lockFlights(tx, event, { flightId }, 'share'),
    lockTeamInEffect(tx, event, teamId),
    flightOfMember(tx, event, flightId, member),
  ])
  const flight = requireFlight(refuse, found)
  if (!hasTeam) refuse('NOT_FOUND', 'anyTeam')
  requireFlightsOn(refuse, event)
  requireForTeams(refuse, flight.team)
  return moveToFlight(tx, event, flight, member, before, record)
})
