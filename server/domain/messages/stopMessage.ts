import { handle } from '../operation/handler.ts'
import { lockMessage, markStopped, messagesOf, takeOutOfQueue } from './messages.sql.ts'

export const stopMessage = handle('stopMessage', async ({ tx, event, params, now, record, refuse }) => {
  const { messageId } = params
  const { communityId } = event
  await lockMessage(tx, communityId, messageId)
  const [row] = await messagesOf(tx, event, now, messageId)
  if (!row) return refuse('NOT_FOUND', 'message')
  if (row.stopped) return { messageId, counts: row.counts }
  const { sent, refused, waiting } = row.counts
  // The queue itself says whether it is too late, whatever the clocks of several servers show: what was taken is not in it.
  const taken = await takeOutOfQueue(tx, communityId, messageId)
  if (sent + refused > 0 || taken < waiting) refuse('UNDO_BLOCKED', 'mailed', { sent, all: sent + refused + waiting })
  await markStopped(tx, communityId, messageId, now)
  await record({ communityId, eventId: row.eventId, kind: 'message.stopped', subject: { messageId } })
  return { messageId, counts: { ...row.counts, waiting: 0, stopped: waiting } }
})
