import { Listed } from '../database/list.ts'
import { handle } from '../handler.ts'
import { flights } from './flights.sql.ts'
import { flightsOff } from './requireFlight.ts'

export const listFlights = handle('listFlights', async ({ event, page, tx }) =>
  flightsOff(event) ? new Listed('[]') : flights(tx, event, page),
)
