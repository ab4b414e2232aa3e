import { handle } from '../operation/handler.ts'
import { lockFlightToEnter, lockTeamInEffect } from './members.sql.ts'
import { moveToFlight } from './moveToFlight.ts'
import { requireFlight, requireFlightsOn, requireForTeams } from './requireFlight.ts'
import { sendFlight } from './sendFlight.ts'

export const assignTeamToFlight = handle('assignTeamToFlight', async ({ event, params, tx, refuse, record }) => {
  const { flightId, teamId } = params
  const member = { kind: 'team', id: teamId } as const
  const [hasTeam, found] = await Promise.all([
    lockTeamInEffect(tx, event, teamId),
    lockFlightToEnter(tx, event, flightId, member),
  ])
  const flight = requireFlight(refuse, found)
  if (!hasTeam) refuse('NOT_FOUND', 'anyTeam')
  requireFlightsOn(refuse, event)
  requireForTeams(refuse, flight.team)
  return sendFlight(tx, event, flight, moveToFlight(tx, event, flight, member, record))
})
