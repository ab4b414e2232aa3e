import { handle } from '../operation/handler.ts'
import { deleteLockedFlights } from './deleteLockedFlights.ts'
import { lockFlights } from './flights.sql.ts'
import { requireFlight, requireFlightsOn } from './requireFlight.ts'

export const deleteFlight = handle('deleteFlight', async ({ event, params, tx, record, refuse }) => {
  const flight = requireFlight(refuse, await lockFlights(tx, event, { flightId: params.flightId }, 'remove'))
  requireFlightsOn(refuse, event)
  return deleteLockedFlights(tx, event, [flight], record)
})
