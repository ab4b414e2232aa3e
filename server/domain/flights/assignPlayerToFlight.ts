import { pipelined } from '../../kernel/database/pipelined.ts'
import { handle } from '../operation/handler.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { lockFlights } from './flights.sql.ts'
import { flightOfMember } from './members.sql.ts'
import { moveToFlight } from './moveToFlight.ts'
import { requireFlight, requireFlightsOn, requireForPlayers } from './requireFlight.ts'

export const assignPlayerToFlight = handle(
  'assignPlayerToFlight',
  async ({ event, params, caller, tx, record, refuse }) => {
    const { flightId, playerId } = params
    const member = { kind: 'player', id: playerId } as const
    const locked = Promise.all([
      lockRegistrations(tx, event, [playerId]),
      lockFlights(tx, event, { flightId }, 'share'),
    ])
    const registered = pipelined(
      requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_REGISTERED'),
    )
    const before = pipelined(flightOfMember(tx, event, flightId, member))
    const flight = requireFlight(refuse, (await locked)[1])
    await registered
    requireFlightsOn(refuse, event)
    requireForPlayers(refuse, flight.team)
    return moveToFlight(tx, event, flight, member, await before, record)
  },
)
