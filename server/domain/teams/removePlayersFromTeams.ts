import { sql } from '../../kernel/database/sql.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups, removePlaces } from './groups.sql.ts'
import { recordMoves } from './moves.ts'
import { requireNoScore } from './requireTeams.ts'
import { teamStates } from './teams.sql.ts'

export const removePlayersFromTeams = handle('removePlayersFromTeams', async ({ event, tx, record, refuse }) => {
  const teamIds = await lockGroups(tx, event, 'team', sql`true`, 'change')
  const teams = await teamStates(tx, event, groupsOf(event, 'team', teamIds, []))
  requireNoScore(refuse, teams.values())
  const before = await removePlaces(tx, event, 'team', teamIds)
  await recordMoves(record, event, 'team', { before, after: [] })
  return { removed: before.length, teamIds: [...new Set(before.map(({ groupId }) => groupId))].sort((a, b) => a - b) }
})
