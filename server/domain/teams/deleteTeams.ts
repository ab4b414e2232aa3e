import { sql } from '../../kernel/database/sql.ts'
import { handle } from '../operation/handler.ts'
import { deleteLockedTeams } from './deleteLockedTeams.ts'
import { groupsOf, lockGroups } from './groups.sql.ts'
import { teamStates } from './teams.sql.ts'

export const deleteTeams = handle('deleteTeams', async ({ event, tx, record, refuse }) => {
  const teamIds = await lockGroups(tx, event, 'team', sql`true`, 'remove')
  const teams = await teamStates(tx, event, groupsOf(event, 'team', teamIds, []))
  return deleteLockedTeams(refuse, tx, event, teams, record)
})
