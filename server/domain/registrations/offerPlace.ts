import { said } from '../../../contract/words/say.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { invalid } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { heldByStep } from './holdEvent.ts'
import { participant } from './participant.sql.ts'
import { offerPlaceTo } from './queue.sql.ts'
import { endOfOffer, offerTo } from './settleQueue.ts'

/** Whoever has left, or has a place, is offered none. */
export const canBeOffered: readonly unknown[] = ['waiting', 'offered', 'expired', 'declined', 'not drawn']

export const offerPlace = handle('offerPlace', async context => {
  const { event, params, body, tx, refuse } = context
  const { playerId } = params
  const person = await participant(tx, { ...event, eventId: event.registrationEventId }, playerId)
  if (!person?.state) return refuse('NOT_FOUND', 'registration', { playerId })
  if (event.kind === 'R') refuse('REGISTER_ON_MULTI_ROUND_EVENT', 'offer', { eventId: event.registrationEventId })
  if (!canBeOffered.includes(person.state)) refuse('NOT_WAITING', 'state', { state: person.state })
  const held = await heldByStep(context)
  if (!endOfOffer(held)) refuse('NOT_WAITING', 'phase')
  const until = Temporal.Instant.from(body.until)
  const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0
  if (!isBefore(held.now, until) || isBefore(held.settings.begins, until))
    refuse(...invalid([{ pointer: '/until', message: said('fields.mustBeFromNowOn') }]))
  await offerPlaceTo(tx, event, playerId, until)
  await offerTo(held, until, [playerId])
  return { playerId, until: timestampText(until) }
})
