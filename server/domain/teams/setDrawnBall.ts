import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups } from '../roster/groups.sql.ts'
import { drawBall } from './drawBall.ts'
import { deleteDrawnBalls } from './drawnBalls.sql.ts'
import { requireOwn, requireTeams } from './requireTeams.ts'
import { teamGroups } from './teams.sql.ts'

export const setDrawnBall = handle('setDrawnBall', async ({ event, params, body, tx, record, refuse }) => {
  const { teamId } = params
  await lockGroups(tx, event, teamGroups, groupsOf(event, teamGroups, [teamId], []), 'change')
  requireOwn(refuse, (await requireTeams(refuse, tx, event, [{ teamId }])).values())
  if (body.drawn) {
    const drawn = await drawBall({ tx, event, record }, teamId)
    return drawn ? { teamId, playerId: drawn.playerId } : refuse('NOT_FOUND', 'drawable', { teamId })
  }
  const playerIds = await deleteDrawnBalls(tx, event, teamId)
  const { communityId, eventId } = event
  if (playerIds.length > 0)
    await record({ communityId, eventId, kind: 'team.drawEnded', subject: { teamId, playerIds } })
  return { teamId }
})
