import { lockRegistrations } from '../eventPlayers/lockRegistrations.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import { handle } from '../handler.ts'
import { lockFlights } from './flights.sql.ts'
import { moveToFlight } from './moveToFlight.ts'
import { requireFlight, requireFlightsOn, requireForPlayers } from './requireFlight.ts'

export const assignPlayerToFlight = handle('assignPlayerToFlight', async ({ event, params, caller, tx, record }) => {
  const { flightId, playerId } = params
  const [, found] = await Promise.all([
    lockRegistrations(tx, event, [playerId]),
    lockFlights(tx, event, { flightId }, 'share'),
  ])
  const flight = requireFlight(found)
  await requireRegistered(tx, event, caller.communities, [{ playerId }], 'NOT_REGISTERED')
  requireFlightsOn(event)
  requireForPlayers(flight.team)
  return moveToFlight(tx, event, flight, { kind: 'player', id: playerId }, record)
})
