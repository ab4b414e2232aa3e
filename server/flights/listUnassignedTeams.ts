import { Listed } from '../database/list.ts'
import { handle } from '../handler.ts'
import { isTeamLeaderboard, unassignedTeams } from './flights.sql.ts'
import { flightsOff, requireForTeams } from './requireFlight.ts'

export const listUnassignedTeams = handle('listUnassignedTeams', async ({ event, params, page, tx, refuse }) => {
  const { leaderboardId } = params
  const team = await isTeamLeaderboard(tx, event, leaderboardId)
  if (team === undefined) return refuse('NOT_FOUND', 'The event has no such leaderboard.')
  requireForTeams(team)
  return flightsOff(event) ? new Listed('[]') : unassignedTeams(tx, event, leaderboardId, page)
})
