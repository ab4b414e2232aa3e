import { handle } from '../operation/handler.ts'
import { deleteRegistration } from './eventPlayers.sql.ts'
import { requireLeaving } from './requireLeaving.ts'

export const removePlayerFromEvent = handle(
  'removePlayerFromEvent',
  async ({ event, params, caller, tx, record, refuse }) => {
    const { playerId } = params
    const places = await requireLeaving(refuse, tx, event, caller.communities, playerId)
    await deleteRegistration(tx, event, playerId)
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'registration.removed',
      subject: { playerIds: [playerId] },
      before: places,
    })
    return { deleted: 1, playerId, ...places }
  },
)
