import { handle } from '../operation/handler.ts'
import { deleteRegistration } from './eventPlayers.sql.ts'
import { requireLeaving } from './requireLeaving.ts'

export const withdrawPlayer = handle('withdrawPlayer', async ({ event, params, body, caller, tx, record, refuse }) => {
  const { playerId } = params
  const { status = 'withdrawn', reason } = body
  const places = await requireLeaving(refuse, tx, event, caller.communities, playerId)
  await deleteRegistration(tx, event, playerId)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'registration.withdrawn',
    subject: { playerIds: [playerId] },
    before: { status: 'registered', ...places },
    after: { status, ...(reason !== undefined && { reason }) },
  })
  return { playerId, ...places }
})
