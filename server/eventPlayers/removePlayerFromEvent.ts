import { handle } from '../handler.ts'
import { deleteRegistration, hasScore, lockRegistration, placesOfPlayer } from './eventPlayers.sql.ts'
import { requireRegistered } from './registered.ts'

export const removePlayerFromEvent = handle(
  'removePlayerFromEvent',
  async ({ event, params, caller, tx, record, refuse }) => {
    const { playerId } = params
    const [, locked] = await Promise.all([
      requireRegistered(tx, event, caller.communities, [{ playerId }], 'NOT_FOUND'),
      lockRegistration(tx, event, playerId),
    ])
    if (!locked) refuse('NOT_FOUND', `Player ${playerId} is not registered for the event.`)
    if (event.kind === 'R') {
      refuse(
        'REGISTER_ON_MULTI_ROUND_EVENT',
        `Remove the player from M-${event.registrationEventId}: it counts for all its rounds.`,
      )
    }
    const [scored, places] = await Promise.all([hasScore(tx, event, playerId), placesOfPlayer(tx, event, playerId)])
    if (scored) {
      refuse(
        'SCORE_ENTERED',
        'A score is entered for the player or the team of the player, in the event or in one of its rounds. Remove the score first.',
      )
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
