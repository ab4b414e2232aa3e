import { handle } from '../operation/handler.ts'
import { deleteLockedTeams } from './deleteLockedTeams.ts'
import { groupsOf, lockGroups } from './groups.sql.ts'
import { requireOwn, requireTeams } from './requireTeams.ts'

export const deleteTeam = handle('deleteTeam', async ({ event, params, tx, record, refuse }) => {
  const { teamId } = params
  const [, teams] = await Promise.all([
    lockGroups(tx, event, 'team', groupsOf(event, 'team', [teamId], []), 'remove'),
    requireTeams(refuse, tx, event, [{ teamId }]),
  ])
  requireOwn(refuse, teams.values())
  return deleteLockedTeams(refuse, tx, event, teams, record)
})
