import { handle } from '../operation/handler.ts'
import { announcementOf, writeAnnouncement } from './announcement.sql.ts'

export const setAnnouncement = handle('setAnnouncement', async ({ tx, event, body, record }) => {
  const text = body.text?.trim() ?? null
  const before = await announcementOf(tx, event)
  if (before !== text) {
    const { communityId, registrationEventId: eventId } = event
    await writeAnnouncement(tx, event, text)
    await record({
      communityId,
      eventId,
      kind: 'announcement.set',
      subject: { eventIds: [eventId] },
      before: { announcement: before },
      after: { announcement: text },
    })
  }
  return { text }
})
