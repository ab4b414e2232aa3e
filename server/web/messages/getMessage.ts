import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { messageHead } from '../../domain/messages/messageHead.ts'
import { deliveriesOf, messagesOf } from '../../domain/messages/messages.sql.ts'
import { participants } from '../../domain/registrations/participant.sql.ts'
import { handleLive } from '../../live/handleLive.ts'
import { valuesOf } from './valuesOf.ts'

export const getMessage = handleLive('getMessage', async ({ tx, event, params, caller, now, service, refuse }) => {
  const { messageId } = params
  const [row] = await messagesOf(tx, event, now, messageId)
  if (!row) return refuse('NOT_FOUND', 'message')
  // It may have been written for another round of the event than the one of the path.
  const [deliveries, round = event] = await Promise.all([
    deliveriesOf(tx, event.communityId, messageId, now),
    visibleEvent(tx, `S-${row.eventId}`, caller.communities),
  ])
  const ids = deliveries.map(({ playerId }) => playerId)
  const people = await participants(tx, { ...event, eventId: event.registrationEventId }, ids)
  const values = await valuesOf({ service, tx }, round, people, row.language)
  return {
    ...messageHead(row),
    text: row.text,
    deliveries: deliveries.map(({ playerId, name, state, at }) => {
      const own = values.get(playerId)
      return {
        playerId,
        ...(name !== null && { name }),
        state,
        ...(at !== null && { at }),
        ...(own && { values: own }),
      }
    }),
  }
})
