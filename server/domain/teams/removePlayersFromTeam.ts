import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups, removePlaces } from '../roster/groups.sql.ts'
import { recordMoves } from '../roster/moves.ts'
import { requireNoScore, requireOwn, requireTeams } from './requireTeams.ts'
import { teamGroups, teamWithId } from './teams.sql.ts'

export const removePlayersFromTeam = handle('removePlayersFromTeam', async ({ event, params, tx, record, refuse }) => {
  const { teamId } = params
  const [, teams] = await Promise.all([
    lockGroups(tx, event, teamGroups, groupsOf(event, teamGroups, [teamId], []), 'change'),
    requireTeams(refuse, tx, event, [{ teamId }]),
  ])
  requireOwn(refuse, teams.values())
  requireNoScore(refuse, teams.values())
  const before = await removePlaces(tx, event, teamGroups, [teamId])
  await recordMoves(record, event, teamGroups, { before, after: [] })
  return new RawJson(await teamWithId(tx, event, teamId))
})
