import { lockRegistrations } from '../eventPlayers/lockRegistrations.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import { handle, RawJson } from '../handler.ts'
import { flightWithMembers, lockFlights } from './flights.sql.ts'
import { flightOfMember, writeFlightOfPlayer } from './members.sql.ts'
import { requireFlight, requireFlightsOn, requireForPlayers } from './requireFlight.ts'

export const assignPlayerToFlight = handle('assignPlayerToFlight', async ({ event, params, caller, tx, record }) => {
  const { flightId, playerId } = params
  const [, found] = await Promise.all([
    lockRegistrations(tx, event, [playerId]),
    lockFlights(tx, event, { flightId }, 'share'),
  ])
  const flight = requireFlight(found)
  const { leaderboardId } = flight
  const [, before] = await Promise.all([
    requireRegistered(tx, event, caller.communities, [{ playerId }], 'NOT_REGISTERED'),
    flightOfMember(tx, event, 'player', leaderboardId, playerId),
  ])
  requireFlightsOn(event)
  requireForPlayers(flight.team)
  if (before !== flightId) {
    const { communityId, eventId } = event
    const subject = { leaderboardId, flightId, playerId }
    const moved = { before: before === undefined ? null : { flightId: before }, after: { flightId } }
    await Promise.all([
      writeFlightOfPlayer(tx, event, flight, playerId),
      record({ communityId, eventId, kind: 'flight.playerAssigned', subject, ...moved }),
    ])
  }
  return new RawJson(await flightWithMembers(tx, event, flightId))
})
