import { sql } from 'kysely'
import { lockGroups } from '../eventPlayers/groups.sql.ts'
import { handle } from '../handler.ts'
import { deleteLockedTeams } from './deleteLockedTeams.ts'
import { requireTeams } from './requireTeams.ts'

export const deleteTeams = handle('deleteTeams', async ({ event, tx, record }) => {
  const teamIds = await lockGroups(tx, event, 'team', sql`true`, 'remove')
  const teams = await requireTeams(
    tx,
    event,
    teamIds.map(teamId => ({ teamId })),
  )
  return deleteLockedTeams(tx, event, teams, record)
})
