import { entriesOf } from '../operation/entriesOf.ts'
import { handle } from '../operation/handler.ts'
import { recordMoves } from '../roster/moves.ts'
import { namedPlayers } from '../roster/namedPlayers.ts'
import { assignToTeams } from './assignToTeams.ts'
import { teamGroups, teamsWithIds } from './teams.sql.ts'

export const assignPlayersToTeams = handle(
  'assignPlayersToTeams',
  async ({ event, body, caller, tx, record, refuse }) => {
    const entries = entriesOf(body)
    const teamIds = entries.map(({ teamId }) => teamId)
    const teams = entries.map(({ teamId, pointer }) => ({ teamId, pointer: `${pointer}/teamId` }))
    const players = namedPlayers(refuse, entries, teamIds)
    const moves = await assignToTeams(refuse, tx, event, caller.communities, teams, players)
    await recordMoves(record, event, teamGroups, moves)
    return teamsWithIds(tx, event, teamIds)
  },
)
