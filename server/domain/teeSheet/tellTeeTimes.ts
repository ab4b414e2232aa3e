import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { queueTeeTimeMails } from '../../kernel/mail/mailQueue.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { addressOf, participants } from '../registrations/participant.sql.ts'

/** How many are told, and who is not. */
export type Recipients = {
  readonly reached: number
  readonly withoutAddress: number[]
  readonly optedOut: number
}

/** Queues mails that tell these players the tee times of a round that has not begun, except those who want none or have no address. */
export async function tellTeeTimes(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[],
  language: Language,
): Promise<Recipients> {
  const { communityId, eventId: roundId, registrationEventId: eventId } = event
  const people = await participants(tx, { ...event, eventId }, playerIds)
  const registered = people.filter(({ state }) => state === 'registered')
  const wanting = registered.filter(({ startMails }) => startMails)
  const reached = wanting.filter(person => addressOf(person) !== undefined).map(({ playerId }) => playerId)
  await queueTeeTimeMails(tx, { communityId, eventId, roundId, language }, reached)
  return {
    reached: reached.length,
    withoutAddress: wanting.filter(person => addressOf(person) === undefined).map(({ playerId }) => playerId),
    optedOut: registered.length - wanting.length,
  }
}
