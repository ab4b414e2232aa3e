import { handle } from '../operation/handler.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { lockFlightToEnter } from './members.sql.ts'
import { moveToFlight } from './moveToFlight.ts'
import { requireFlight, requireFlightsOn, requireForPlayers } from './requireFlight.ts'
import { sendFlight } from './sendFlight.ts'

export const assignPlayerToFlight = handle(
  'assignPlayerToFlight',
  async ({ event, params, caller, tx, record, refuse }) => {
    const { flightId, playerId } = params
    const member = { kind: 'player', id: playerId } as const
    const [locked, found] = await Promise.all([
      lockRegistrations(tx, event, [playerId]),
      lockFlightToEnter(tx, event, flightId, member),
    ])
    const flight = requireFlight(refuse, found)
    await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_REGISTERED', locked)
    requireFlightsOn(refuse, event)
    requireForPlayers(refuse, flight.team)
    return sendFlight(tx, event, flight, moveToFlight(tx, event, flight, member, record))
  },
)
