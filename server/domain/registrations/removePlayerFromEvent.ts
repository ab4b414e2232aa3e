import { handle } from '../operation/handler.ts'
import { leaveEvent } from './leaveEvent.ts'

export const removePlayerFromEvent = handle(
  'removePlayerFromEvent',
  async ({ event, params: { playerId }, caller: { communities }, tx, record, refuse }) => {
    const places = await leaveEvent(refuse, tx, { event, communities, record }, playerId)
    return { deleted: 1, playerId, ...places }
  },
)
