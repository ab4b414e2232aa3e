import { timestampText } from '../../kernel/database/timestampText.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { staffLinkToken } from '../access/staffLinkToken.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { insertStaffLink, lastDayOf } from './staffLinks.sql.ts'

export const createStaffLink = handle(
  'createStaffLink',
  async ({ tx, event, body, caller, service, now, refuse, record }) => {
    const { purpose, label } = body
    const until = body.until === undefined ? endOf(await lastDayOf(tx, event)) : Temporal.Instant.from(body.until)
    if (Temporal.Instant.compare(until, now) <= 0)
      requireNone(refuse, [{ pointer: '/until', message: 'must be later than now' }])
    const { communityId, registrationEventId: eventId } = event
    const staffLinkId = await insertStaffLink(tx, event, { purpose, label, until, createdBy: caller.actor, now })
    await record({
      communityId,
      eventId,
      kind: 'staffLink.created',
      subject: { staffLinkId },
      after: { purpose, label },
    })
    const publicId = publicEventId(event.kind === 'R' ? 'M' : event.kind, eventId)
    const token = staffLinkToken(service.secrets, { communityId, staffLinkId })
    const url = `${service.config.baseUrl}/staff/${publicId}/${purpose}/${token}`
    return { staffLinkId, purpose, label, until: timestampText(until), url }

    /** The end of the day; of a day that is over, tomorrow at this time. */
    function endOf(day: string): Temporal.Instant {
      const end = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(event.timeZone).toInstant()
      return Temporal.Instant.compare(end, now) > 0 ? end : now.add({ hours: 24 })
    }
  },
)
