import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import type { HeldEvent } from './holdEvent.ts'
import { phaseOf } from './phaseOf.ts'
import { expireOffers, freePlaces, leaveRegistered, offerPlaces } from './queue.sql.ts'

/**
 * Brings the waiting list up to date: offers that were not accepted in time end, and free places are offered to those who
 * are next, by mail with a deadline. Once the event has begun no more places are offered.
 */
export async function settleQueue(held: HeldEvent): Promise<void> {
  const { tx, event, settings, now, record } = held
  await leaveRegistered(tx, event)
  const expired = await expireOffers(tx, event, now)
  if (expired.length > 0) {
    await record({ kind: 'registration.offersExpired', subject: { playerIds: expired } })
    await queueMails(tx, event, expired, 'expired')
  }
  const until = endOfOffer(held)
  if (!until) return
  const places = await freePlaces(tx, event, settings.fieldLimit)
  if (places !== undefined && places <= 0) return
  await offerTo(held, until, await offerPlaces(tx, event, places, until))
}

/** Until when a place that is offered now can be accepted; undefined where none can be offered. No offer lasts into the event. */
export function endOfOffer({ event, state, settings, now }: HeldEvent): Temporal.Instant | undefined {
  if (['begun', 'cancelled', 'not published'].includes(phaseOf(event, state, settings, now))) return undefined
  const deadline = now.add({ hours: settings.offerHours })
  return Temporal.Instant.compare(deadline, settings.begins) < 0 ? deadline : settings.begins
}

/** Records that these players were offered places, and queues the mails that tell them. */
export async function offerTo(
  { tx, event, record }: HeldEvent,
  until: Temporal.Instant,
  playerIds: readonly number[],
): Promise<void> {
  if (playerIds.length === 0) return
  await record({ kind: 'registration.offered', subject: { playerIds }, after: { until: until.toString() } })
  await queueMails(tx, event, playerIds, 'offered')
}
