import { lockEvent } from '../access/lockEvent.sql.ts'
import { handle } from '../operation/handler.ts'
import { deleteLeaderboardRow, flightsWithMembers, leaderboardsForUpdate, teamCards } from './leaderboardChange.sql.ts'
import { oneBallOf } from './oneBall.ts'

export const deleteLeaderboard = handle('deleteLeaderboard', async ({ event, params, tx, record, refuse }) => {
  const { leaderboardId } = params
  // A score that is being written counts too.
  await lockEvent(tx, event)
  const [board] = await leaderboardsForUpdate(tx, event, leaderboardId)
  if (!board) return refuse('NOT_FOUND', 'leaderboard')
  const { name, formatId, settings } = board
  const { cards, others } = await teamCards(tx, event, leaderboardId)
  const countsTeams = oneBallOf(formatId, settings) !== undefined
  if (countsTeams && cards > 0 && others.every(other => oneBallOf(other.formatId, other.settings) === undefined))
    refuse('IN_USE', 'leaderboard', { name })
  const flights = await flightsWithMembers(tx, event, leaderboardId)
  await deleteLeaderboardRow(tx, event, leaderboardId)
  const { communityId, eventId } = event
  const change = { subject: { leaderboardIds: [leaderboardId] }, before: { ...board, flights } }
  await record({ communityId, eventId, kind: 'leaderboard.deleted', ...change })
  return { leaderboardId, name }
})
