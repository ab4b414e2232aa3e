import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { recordMoves } from '../roster/moves.ts'
import { assignToTeams } from './assignToTeams.ts'
import { teamGroups, teamWithId } from './teams.sql.ts'

export const assignPlayerToTeam = handle(
  'assignPlayerToTeam',
  async ({ event, params, caller, tx, record, refuse }) => {
    const { teamId, playerId } = params
    const moves = await assignToTeams(
      refuse,
      tx,
      event,
      caller.communities,
      [{ teamId }],
      [{ playerId, groupId: teamId }],
    )
    const [text] = await Promise.all([teamWithId(tx, event, teamId), recordMoves(record, event, teamGroups, moves)])
    return new RawJson(text)
  },
)
