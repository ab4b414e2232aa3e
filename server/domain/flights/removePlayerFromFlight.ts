import { handle } from '../operation/handler.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { lockFlights } from './flights.sql.ts'
import { removeMember } from './members.sql.ts'
import { requireFlight, requireFlightsOn, requireForPlayers } from './requireFlight.ts'
import { sendFlight } from './sendFlight.ts'

export const removePlayerFromFlight = handle(
  'removePlayerFromFlight',
  async ({ event, params, caller, tx, refuse, record }) => {
    const { flightId, playerId } = params
    const flight = requireFlight(refuse, await lockFlights(tx, event, { flightId }, 'share'))
    await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND')
    requireFlightsOn(refuse, event)
    requireForPlayers(refuse, flight.team)
    if (!(await removeMember(tx, event, flight, { kind: 'player', id: playerId })))
      refuse('NOT_FOUND', 'playerInFlight')
    const { communityId, eventId } = event
    const subject = { leaderboardId: flight.leaderboardId, flightId, playerId }
    return sendFlight(tx, event, flight, [
      record({ communityId, eventId, kind: 'flight.playerRemoved', subject, before: { flightId } }),
    ])
  },
)
