import { recordMoves } from '../eventPlayers/moves.ts'
import { handle, RawJson } from '../handler.ts'
import { assignToTeams } from './assignToTeams.ts'
import { teamWithId } from './teams.sql.ts'

export const assignPlayerToTeam = handle('assignPlayerToTeam', async ({ event, params, caller, tx, record }) => {
  const { teamId, playerId } = params
  const moves = await assignToTeams(tx, event, caller.communities, [{ teamId }], [{ playerId, groupId: teamId }])
  const [text] = await Promise.all([teamWithId(tx, event, teamId), recordMoves(record, event, 'team', moves)])
  return new RawJson(text)
})
