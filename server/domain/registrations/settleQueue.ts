import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import type { HeldEvent } from './holdEvent.ts'
import { phaseOf } from './phaseOf.ts'
import { expireOffers, freePlaces, leaveRegistered, offerPlaces } from './queue.sql.ts'

/**
 * Brings the waiting list up to date: offers that were not accepted in time end, and free places are offered to those who
 * are next, by mail with a deadline. Once the event has begun no more places are offered.
 */
export async function settleQueue({ tx, event, state, settings, now, record }: HeldEvent): Promise<void> {
  await leaveRegistered(tx, event)
  const expired = await expireOffers(tx, event, now)
  if (expired.length > 0) {
    await record({ kind: 'registration.offersExpired', subject: { playerIds: expired } })
    await queueMails(tx, event, expired, 'expired')
  }
  if (['begun', 'cancelled', 'not published'].includes(phaseOf(event, state, settings, now))) return
  const places = await freePlaces(tx, event, settings.fieldLimit)
  if (places !== undefined && places <= 0) return
  const deadline = now.add({ hours: settings.offerHours })
  const until = Temporal.Instant.compare(deadline, settings.begins) < 0 ? deadline : settings.begins
  const offered = await offerPlaces(tx, event, places, until)
  if (offered.length === 0) return
  await record({ kind: 'registration.offered', subject: { playerIds: offered }, after: { until: until.toString() } })
  await queueMails(tx, event, offered, 'offered')
}
