import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups, removePlaces } from '../roster/groups.sql.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { recordMoves } from '../roster/moves.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { requireNoScore, requireOwn, requireTeams } from './requireTeams.ts'
import { teamGroups, teamWithId } from './teams.sql.ts'

export const removePlayerFromTeam = handle(
  'removePlayerFromTeam',
  async ({ event, params, caller, tx, refuse, record }) => {
    const { teamId, playerId } = params
    const [locked, , teams] = await Promise.all([
      lockRegistrations(tx, event, [playerId]),
      lockGroups(tx, event, teamGroups, groupsOf(event, teamGroups, [teamId], []), 'share'),
      requireTeams(refuse, tx, event, [{ teamId }]),
    ])
    await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND', locked)
    requireOwn(refuse, teams.values())
    const before = await removePlaces(tx, event, teamGroups, [teamId], playerId)
    if (before.length === 0) refuse('NOT_FOUND', 'playerInTeam')
    requireNoScore(refuse, teams.values())
    await recordMoves(record, event, teamGroups, { before, after: [] })
    return new RawJson(await teamWithId(tx, event, teamId))
  },
)
