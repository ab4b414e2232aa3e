import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups, removePlaces } from './groups.sql.ts'
import { recordMoves } from './moves.ts'
import { requireNoScore, requireOwn, requireTeams } from './requireTeams.ts'
import { teamWithId } from './teams.sql.ts'

export const removePlayersFromTeam = handle('removePlayersFromTeam', async ({ event, params, tx, record, refuse }) => {
  const { teamId } = params
  const [, teams] = await Promise.all([
    lockGroups(tx, event, 'team', groupsOf(event, 'team', [teamId], []), 'change'),
    requireTeams(refuse, tx, event, [{ teamId }]),
  ])
  requireOwn(refuse, teams.values())
  requireNoScore(refuse, teams.values())
  const before = await removePlaces(tx, event, 'team', [teamId])
  await recordMoves(record, event, 'team', { before, after: [] })
  return new RawJson(await teamWithId(tx, event, teamId))
})
