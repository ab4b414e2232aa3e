import { handle } from '../operation/handler.ts'
import { closeStaffLink } from './staffLinks.sql.ts'

export const endStaffLink = handle('endStaffLink', async ({ tx, event, params, now, refuse, record }) => {
  const { staffLinkId } = params
  const label = await closeStaffLink(tx, event, staffLinkId, now)
  if (label === undefined) return refuse('NOT_FOUND', 'staffLink')
  const { communityId, registrationEventId: eventId } = event
  await record({ communityId, eventId, kind: 'staffLink.ended', subject: { staffLinkId }, before: { label } })
  return { ended: 1 }
})
