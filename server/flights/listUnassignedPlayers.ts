import { Listed } from '../database/list.ts'
import { handle } from '../handler.ts'
import { isTeamLeaderboard, unassignedPlayers } from './flights.sql.ts'
import { flightsOff, requireForPlayers } from './requireFlight.ts'

export const listUnassignedPlayers = handle('listUnassignedPlayers', async ({ event, params, page, tx, refuse }) => {
  const { leaderboardId } = params
  const team = await isTeamLeaderboard(tx, event, leaderboardId)
  if (team === undefined) return refuse('NOT_FOUND', 'The event has no such leaderboard.')
  requireForPlayers(team)
  return flightsOff(event) ? new Listed('[]') : unassignedPlayers(tx, event, leaderboardId, page)
})
