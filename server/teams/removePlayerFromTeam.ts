import { groupsOf, lockGroups, removePlaces } from '../eventPlayers/groups.sql.ts'
import { lockRegistrations } from '../eventPlayers/lockRegistrations.ts'
import { recordMoves } from '../eventPlayers/moves.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import { handle, RawJson } from '../handler.ts'
import { requireNoScore, requireOwn, requireTeams } from './requireTeams.ts'
import { teamWithId } from './teams.sql.ts'

export const removePlayerFromTeam = handle(
  'removePlayerFromTeam',
  async ({ event, params, caller, tx, refuse, record }) => {
    const { teamId, playerId } = params
    const [, , teams] = await Promise.all([
      lockRegistrations(tx, event, [playerId]),
      lockGroups(tx, event, 'team', groupsOf(event, 'team', [teamId], []), 'share'),
      requireTeams(tx, event, [{ teamId }]),
    ])
    await requireRegistered(tx, event, caller.communities, [{ playerId }], 'NOT_FOUND')
    requireOwn(teams.values())
    const before = await removePlaces(tx, event, 'team', [teamId], playerId)
    if (before.length === 0) refuse('NOT_FOUND', 'The player is not in the team.')
    requireNoScore(teams.values())
    await recordMoves(record, event, 'team', { before, after: [] })
    return new RawJson(await teamWithId(tx, event, teamId))
  },
)
