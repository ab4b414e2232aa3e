import { handle } from '../handler.ts'
import { deleteLockedFlights } from './deleteLockedFlights.ts'
import { lockFlights } from './flights.sql.ts'
import { requireFlight, requireFlightsOn } from './requireFlight.ts'

export const deleteFlight = handle('deleteFlight', async ({ event, params, tx, record }) => {
  const flight = requireFlight(await lockFlights(tx, event, { flightId: params.flightId }, 'remove'))
  requireFlightsOn(event)
  return deleteLockedFlights(tx, event, [flight], record)
})
