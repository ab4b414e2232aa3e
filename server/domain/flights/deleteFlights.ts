import { handle } from '../operation/handler.ts'
import { deleteLockedFlights } from './deleteLockedFlights.ts'
import { isTeamLeaderboard, lockFlights } from './flights.sql.ts'
import { requireFlightsOn } from './requireFlight.ts'

export const deleteFlights = handle('deleteFlights', async ({ event, query, tx, refuse, record }) => {
  const { leaderboardId } = query
  if (leaderboardId !== undefined && (await isTeamLeaderboard(tx, event, leaderboardId)) === undefined)
    refuse('NOT_FOUND', 'leaderboard')
  requireFlightsOn(refuse, event)
  const flights = await lockFlights(tx, event, leaderboardId === undefined ? {} : { leaderboardId }, 'remove')
  return deleteLockedFlights(tx, event, flights, record)
})
