import { timestampText } from '../../kernel/database/timestampText.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { staffLinkToken } from '../access/staffLinkToken.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { beginOrganiser, closeStaffLink, daysOf, insertStaffLink, organiserLinks } from './staffLinks.sql.ts'

export const createStaffLink = handle(
  'createStaffLink',
  async ({ tx, event, body, caller, service, now, refuse, record }) => {
    const { purpose, label, places } = body
    const isOrganiser = purpose === 'organiser'
    if (isOrganiser !== (places !== undefined))
      requireNone(refuse, [
        {
          pointer: '/places',
          message: isOrganiser
            ? 'must say how many people may be named'
            : 'must be left out: only organisers name people',
        },
      ])
    const until = body.until === undefined ? await usualEnd() : Temporal.Instant.from(body.until)
    if (Temporal.Instant.compare(until, now) <= 0)
      requireNone(refuse, [{ pointer: '/until', message: 'must be later than now' }])
    const { communityId, registrationEventId: eventId } = event
    const before = isOrganiser ? await earlierLinks() : []
    for (const { staffLinkId, opens } of before) if (opens) await end(staffLinkId)
    const known = before[0]?.organiserId
    const link = { purpose, label, until, places, organiserId: known, createdBy: caller.actor, now }
    const staffLinkId = await insertStaffLink(tx, event, link)
    if (isOrganiser && known === undefined) await beginOrganiser(tx, event, staffLinkId)
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
    const ofOrganiser = isOrganiser && { organiserId: known ?? staffLinkId, places }
    return { staffLinkId, purpose, label, until: timestampText(until), ...ofOrganiser, url }

    /** Those of the same organiser in this event, by its name. */
    async function earlierLinks() {
      const links = await organiserLinks(tx, event, now)
      return links.filter(one => nameKey(one.label) === nameKey(label))
    }

    async function end(earlierId: number): Promise<void> {
      await closeStaffLink(tx, event, earlierId, now)
      const subject = { staffLinkId: earlierId }
      await record({ communityId, eventId, kind: 'staffLink.ended', subject, before: { label } })
    }

    /** Of an organiser the day before the event, of others its last one; when that is over, tomorrow at this time. */
    async function usualEnd(): Promise<Temporal.Instant> {
      const { firstDay, lastDay } = await daysOf(tx, event)
      const midnight = isOrganiser
        ? Temporal.PlainDate.from(firstDay)
        : Temporal.PlainDate.from(lastDay).add({ days: 1 })
      const end = midnight.toZonedDateTime(event.timeZone).toInstant()
      return Temporal.Instant.compare(end, now) > 0 ? end : now.add({ hours: 24 })
    }
  },
)
