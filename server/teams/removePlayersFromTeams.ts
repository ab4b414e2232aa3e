import { sql } from 'kysely'
import { lockGroups, removePlaces } from '../eventPlayers/groups.sql.ts'
import { recordMoves } from '../eventPlayers/moves.ts'
import { handle } from '../handler.ts'
import { requireNoScore, requireTeams } from './requireTeams.ts'

export const removePlayersFromTeams = handle('removePlayersFromTeams', async ({ event, tx, record }) => {
  const teamIds = await lockGroups(tx, event, 'team', sql`true`, 'change')
  const teams = await requireTeams(
    tx,
    event,
    teamIds.map(teamId => ({ teamId })),
  )
  requireNoScore(teams.values())
  const before = await removePlaces(tx, event, 'team', teamIds)
  await recordMoves(record, event, 'team', { before, after: [] })
  return { removed: before.length, teamIds: [...new Set(before.map(({ groupId }) => groupId))].sort((a, b) => a - b) }
})
