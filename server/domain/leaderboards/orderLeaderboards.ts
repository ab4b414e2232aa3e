import { said } from '../../../contract/words/say.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { leaderboardsForUpdate, writeOrder } from './leaderboardChange.sql.ts'

export const orderLeaderboards = handle('orderLeaderboards', async ({ event, body, tx, record, refuse }) => {
  const { leaderboardIds } = body
  const present = (await leaderboardsForUpdate(tx, event)).map(({ leaderboardId }) => leaderboardId)
  if (leaderboardIds.some(id => !present.includes(id))) refuse('NOT_FOUND', 'leaderboard')
  const isWhole = new Set(leaderboardIds).size === leaderboardIds.length && leaderboardIds.length === present.length
  requireNone(
    refuse,
    isWhole ? [] : [{ pointer: '/leaderboardIds', message: said('fields.mustNameEachLeaderboardEvent') }],
  )
  if (leaderboardIds.join() !== present.join()) {
    await writeOrder(tx, event, leaderboardIds)
    const { communityId, eventId } = event
    const change = { subject: { leaderboardIds }, before: { leaderboardIds: present }, after: { leaderboardIds } }
    await record({ communityId, eventId, kind: 'leaderboard.ordered', ...change })
  }
  return { leaderboardIds }
})
