import { groupsOf, lockGroups } from '../eventPlayers/groups.sql.ts'
import { handle } from '../handler.ts'
import { deleteLockedTeams } from './deleteLockedTeams.ts'
import { requireOwn, requireTeams } from './requireTeams.ts'

export const deleteTeam = handle('deleteTeam', async ({ event, params, tx, record }) => {
  const { teamId } = params
  const [, teams] = await Promise.all([
    lockGroups(tx, event, 'team', groupsOf(event, 'team', [teamId], []), 'remove'),
    requireTeams(tx, event, [{ teamId }]),
  ])
  requireOwn(teams.values())
  return deleteLockedTeams(tx, event, teams, record)
})
