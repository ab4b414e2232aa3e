import { said } from '../../../contract/words/say.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { staffLinkToken } from '../access/staffLinkToken.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { beginOrganiser, closeStaffLink, daysOf, insertStaffLink, organiserLinks } from './staffLinks.sql.ts'

/** Cards that come in late, and results that are looked at again; nobody needs a link for years. */
const daysAfter = 7

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? b : a)

export const createStaffLink = handle(
  'createStaffLink',
  async ({ tx, event, body, caller, service, now, refuse, record }) => {
    const { purpose, label, places } = body
    const aDayFromNow = now.add({ hours: 24 })
    const isOrganiser = purpose === 'organiser'
    if (isOrganiser !== (places !== undefined))
      requireNone(refuse, [
        {
          pointer: '/places',
          message: isOrganiser ? said('fields.mustSayHowManyPeople') : said('fields.onlyOrganisersNamePeople'),
        },
      ])
    const { firstDay, lastDay } = await daysOf(tx, event)
    const until = body.until === undefined ? usualEnd() : Temporal.Instant.from(body.until)
    if (Temporal.Instant.compare(until, now) <= 0)
      requireNone(refuse, [{ pointer: '/until', message: said('fields.mustBeLaterNow') }])
    const latest = later(endOf(lastDay, daysAfter), aDayFromNow)
    if (Temporal.Instant.compare(until, latest) > 0)
      requireNone(refuse, [{ pointer: '/until', message: said('fields.mustBeNoLaterWeek', asRead(latest)) }])
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
    function usualEnd(): Temporal.Instant {
      const end = isOrganiser ? endOf(firstDay, -1) : endOf(lastDay, 0)
      return Temporal.Instant.compare(end, now) > 0 ? end : aDayFromNow
    }

    /** The day and the time of day at the event. */
    function asRead(moment: Temporal.Instant) {
      const local = moment.toZonedDateTimeISO(event.timeZone)
      const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
      return { day: { day: local.toPlainDate().toString() }, time: { time, clock: event.clock } }
    }

    /** Midnight after that many days more. */
    function endOf(day: string, more: number): Temporal.Instant {
      const midnight = Temporal.PlainDate.from(day).add({ days: more + 1 })
      return midnight.toZonedDateTime(event.timeZone).toInstant()
    }
  },
)
