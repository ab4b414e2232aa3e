import { nothingListed } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'
import { flights } from './flights.sql.ts'
import { flightsOff } from './requireFlight.ts'

export const listFlights = handle('listFlights', async ({ event, page, tx }) =>
  flightsOff(event) ? nothingListed() : flights(tx, event, page),
)
