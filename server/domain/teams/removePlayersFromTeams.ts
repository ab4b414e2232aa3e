import { sql } from '../../kernel/database/sql.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups, removePlaces } from '../roster/groups.sql.ts'
import { recordMoves } from '../roster/moves.ts'
import { requireNoScore } from './requireTeams.ts'
import { teamGroups, teamStates } from './teams.sql.ts'

export const removePlayersFromTeams = handle('removePlayersFromTeams', async ({ event, tx, record, refuse }) => {
  const teamIds = await lockGroups(tx, event, teamGroups, sql`true`, 'change')
  const teams = await teamStates(tx, event, groupsOf(event, teamGroups, teamIds, []))
  requireNoScore(refuse, teams.values())
  const before = await removePlaces(tx, event, teamGroups, teamIds)
  await recordMoves(record, event, teamGroups, { before, after: [] })
  return { removed: before.length, teamIds: [...new Set(before.map(({ groupId }) => groupId))].sort((a, b) => a - b) }
})
