import { nothingListed } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'
import { flightsOfLeaderboard, isTeamLeaderboard } from './flights.sql.ts'
import { flightsOff } from './requireFlight.ts'

export const listFlightsOfLeaderboard = handle(
  'listFlightsOfLeaderboard',
  async ({ event, params, page, tx, refuse }) => {
    const { leaderboardId } = params
    if ((await isTeamLeaderboard(tx, event, leaderboardId)) === undefined) refuse('NOT_FOUND', 'leaderboard')
    return flightsOff(event) ? nothingListed() : flightsOfLeaderboard(tx, event, leaderboardId, page)
  },
)
