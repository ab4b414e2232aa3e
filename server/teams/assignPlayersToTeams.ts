import { recordMoves } from '../eventPlayers/moves.ts'
import { namedPlayers } from '../eventPlayers/namedPlayers.ts'
import { handle } from '../handler.ts'
import { assignToTeams } from './assignToTeams.ts'
import { teamsWithIds } from './teams.sql.ts'

export const assignPlayersToTeams = handle('assignPlayersToTeams', async ({ event, body, caller, tx, record }) => {
  const teamIds = body.map(({ teamId }) => teamId)
  const teams = body.map(({ teamId }, index) => ({ teamId, pointer: `/${index}/teamId` }))
  const moves = await assignToTeams(tx, event, caller.communities, teams, namedPlayers(body, teamIds))
  await recordMoves(record, event, 'team', moves)
  return teamsWithIds(tx, event, teamIds)
})
