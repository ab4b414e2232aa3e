import { handle } from '../operation/handler.ts'
import { deleteRegistration, takePlaces } from './eventPlayers.sql.ts'
import { registerOne } from './registerOne.ts'
import { requireLeaving } from './requireLeaving.ts'

export const replacePlayer = handle('replacePlayer', async context => {
  const { event, params, body, caller, tx, record, refuse } = context
  const { playerId: leaving } = params
  const { by, reason } = body
  const known = 'playerId' in by ? [{ playerId: by.playerId, pointer: '/by/playerId' }] : []
  const places = await requireLeaving(refuse, tx, event, caller.communities, leaving, known)
  const playerId = await registerOne(refuse, context, by, '/by')
  await takePlaces(tx, event, leaving, playerId)
  await deleteRegistration(tx, event, leaving)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'registration.replaced',
    subject: { playerIds: [leaving, playerId] },
    before: { playerId: leaving, ...places },
    after: { playerId, ...(reason !== undefined && { reason }) },
  })
  return { playerId, ...places }
})
