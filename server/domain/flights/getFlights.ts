import { handle } from '../operation/handler.ts'
import { dividedFlights } from './division.sql.ts'

export const getFlights = handle('getFlights', async ({ tx, event }) => ({ flights: await dividedFlights(tx, event) }))
