import { awaitedLater } from '../database/awaitedLater.ts'
import { lockRegistrations } from '../eventPlayers/lockRegistrations.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import { handle } from '../handler.ts'
import { lockFlights } from './flights.sql.ts'
import { flightOfMember } from './members.sql.ts'
import { moveToFlight } from './moveToFlight.ts'
import { requireFlight, requireFlightsOn, requireForPlayers } from './requireFlight.ts'

export const assignPlayerToFlight = handle('assignPlayerToFlight', async ({ event, params, caller, tx, record }) => {
  const { flightId, playerId } = params
  const member = { kind: 'player', id: playerId } as const
  const locked = Promise.all([lockRegistrations(tx, event, [playerId]), lockFlights(tx, event, { flightId }, 'share')])
  const registered = awaitedLater(requireRegistered(tx, event, caller.communities, [{ playerId }], 'NOT_REGISTERED'))
  const before = awaitedLater(flightOfMember(tx, event, flightId, member))
  const flight = requireFlight((await locked)[1])
  await registered
  requireFlightsOn(event)
  requireForPlayers(flight.team)
  return moveToFlight(tx, event, flight, member, await before, record)
})
