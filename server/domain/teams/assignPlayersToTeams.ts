import { handle } from '../operation/handler.ts'
import { recordMoves } from '../roster/moves.ts'
import { namedPlayers } from '../roster/namedPlayers.ts'
import { assignToTeams } from './assignToTeams.ts'
import { teamGroups, teamsWithIds } from './teams.sql.ts'

export const assignPlayersToTeams = handle(
  'assignPlayersToTeams',
  async ({ event, body, caller, tx, record, refuse }) => {
    const teamIds = body.map(({ teamId }) => teamId)
    const teams = body.map(({ teamId }, index) => ({ teamId, pointer: `/${index}/teamId` }))
    const moves = await assignToTeams(refuse, tx, event, caller.communities, teams, namedPlayers(refuse, body, teamIds))
    await recordMoves(record, event, teamGroups, moves)
    return teamsWithIds(tx, event, teamIds)
  },
)
