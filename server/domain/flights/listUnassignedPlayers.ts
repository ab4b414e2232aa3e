import { nothingListed } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'
import { isTeamLeaderboard, unassignedPlayers } from './flights.sql.ts'
import { flightsOff, requireForPlayers } from './requireFlight.ts'

export const listUnassignedPlayers = handle('listUnassignedPlayers', async ({ event, params, page, tx, refuse }) => {
  const { leaderboardId } = params
  const team = await isTeamLeaderboard(tx, event, leaderboardId)
  if (team === undefined) return refuse('NOT_FOUND', 'leaderboard')
  requireForPlayers(refuse, team)
  return flightsOff(event) ? nothingListed() : unassignedPlayers(tx, event, leaderboardId, page)
})
