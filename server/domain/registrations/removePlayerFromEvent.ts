import { handle } from '../operation/handler.ts'
import { holdPlayers } from '../players/holdPlayers.sql.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { deleteRegistration, hasScore, lockRegistration, placesOfPlayer } from './eventPlayers.sql.ts'

export const removePlayerFromEvent = handle(
  'removePlayerFromEvent',
  async ({ event, params, caller, tx, record, refuse }) => {
    const { playerId } = params
    // The player comes first, as everywhere: a player by name is deleted with the registration.
    const [, , locked] = await Promise.all([
      holdPlayers(tx, [playerId], 'change'),
      requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND'),
      lockRegistration(tx, event, playerId),
    ])
    if (!locked) refuse('NOT_FOUND', 'registration', { playerId })
    if (event.kind === 'R') {
      refuse('REGISTER_ON_MULTI_ROUND_EVENT', 'remove', { eventId: event.registrationEventId })
    }
    const [scored, places] = await Promise.all([hasScore(tx, event, playerId), placesOfPlayer(tx, event, playerId)])
    if (scored) {
      refuse('SCORE_ENTERED', 'player')
    }
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
