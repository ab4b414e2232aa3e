import { stoppableSeconds } from '../../../contract/messages/console.ts'
import { handle } from '../operation/handler.ts'
import { announcementOf } from './announcement.sql.ts'
import { messageHead } from './messageHead.ts'
import { messagesOf } from './messages.sql.ts'

export const listMessages = handle('listMessages', async ({ tx, event, now, service }) => {
  const [rows, announcement] = await Promise.all([messagesOf(tx, event, now), announcementOf(tx, event)])
  return {
    isMailSetUp: service.config.mail !== undefined,
    ...(announcement !== null && { announcement }),
    messages: rows.map(row => {
      const left = Math.ceil(now.until(Temporal.Instant.from(row.notBefore)).total('seconds'))
      const isWaiting = !row.stopped && row.counts.waiting > 0
      return { ...messageHead(row), secondsLeft: isWaiting ? Math.min(Math.max(left, 0), stoppableSeconds) : 0 }
    }),
  }
})
