import { nothingListed } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'
import { isTeamLeaderboard, unassignedTeams } from './flights.sql.ts'
import { flightsOff, requireForTeams } from './requireFlight.ts'

export const listUnassignedTeams = handle('listUnassignedTeams', async ({ event, params, page, tx, refuse }) => {
  const { leaderboardId } = params
  const team = await isTeamLeaderboard(tx, event, leaderboardId)
  if (team === undefined) return refuse('NOT_FOUND', 'leaderboard')
  requireForTeams(refuse, team)
  return flightsOff(event) ? nothingListed() : unassignedTeams(tx, event, leaderboardId, page)
})
