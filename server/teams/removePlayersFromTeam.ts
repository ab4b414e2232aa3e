import { groupsOf, lockGroups, removePlaces } from '../eventPlayers/groups.sql.ts'
import { recordMoves } from '../eventPlayers/moves.ts'
import { handle, RawJson } from '../handler.ts'
import { requireNoScore, requireOwn, requireTeams } from './requireTeams.ts'
import { teamWithId } from './teams.sql.ts'

export const removePlayersFromTeam = handle('removePlayersFromTeam', async ({ event, params, tx, record }) => {
  const { teamId } = params
  const [, teams] = await Promise.all([
    lockGroups(tx, event, 'team', groupsOf(event, 'team', [teamId], []), 'change'),
    requireTeams(tx, event, [{ teamId }]),
  ])
  requireOwn(teams.values())
  requireNoScore(teams.values())
  const before = await removePlaces(tx, event, 'team', [teamId])
  await recordMoves(record, event, 'team', { before, after: [] })
  return new RawJson(await teamWithId(tx, event, teamId))
})
