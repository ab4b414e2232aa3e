import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups } from '../roster/groups.sql.ts'
import { deleteLockedTeams } from './deleteLockedTeams.ts'
import { requireOwn, requireTeams } from './requireTeams.ts'
import { teamGroups } from './teams.sql.ts'

export const deleteTeam = handle('deleteTeam', async ({ event, params, tx, record, refuse }) => {
  const { teamId } = params
  const [, teams] = await Promise.all([
    lockGroups(tx, event, teamGroups, groupsOf(event, teamGroups, [teamId], []), 'remove'),
    requireTeams(refuse, tx, event, [{ teamId }]),
  ])
  requireOwn(refuse, teams.values())
  return deleteLockedTeams(refuse, tx, event, teams, record)
})
