import { sql } from '../../kernel/database/sql.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups } from '../roster/groups.sql.ts'
import { deleteLockedTeams } from './deleteLockedTeams.ts'
import { teamGroups, teamStates } from './teams.sql.ts'

export const deleteTeams = handle('deleteTeams', async ({ event, tx, record, refuse }) => {
  const teamIds = await lockGroups(tx, event, teamGroups, sql`true`, 'remove')
  const teams = await teamStates(tx, event, groupsOf(event, teamGroups, teamIds, []))
  return deleteLockedTeams(refuse, tx, event, teams, record)
})
