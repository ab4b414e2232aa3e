import { handle } from '../../domain/operation/handler.ts'
import { candidates, members } from '../../domain/registrations/eventPlayers.sql.ts'
import { linkOf } from './link.ts'
import { registrationEvent } from './registrationEvent.ts'

export const getPlayerRegistrationLink = handle(
  'getPlayerRegistrationLink',
  async ({ params, caller, refuse, ...context }) => {
    const { tx } = context
    const { playerId } = params
    const [event, [known], ofCommunity] = await Promise.all([
      registrationEvent(tx, context.event),
      candidates(tx, context.event, caller.communities, [playerId]),
      members(tx, context.event, [playerId]),
    ])
    if (!known) refuse('UNAUTHORIZED', 'player', { playerId })
    if (!ofCommunity.has(playerId)) {
      refuse('PLAYER_HAS_NO_MEMBERSHIP', 'link')
    }
    return linkOf(context, event, 'registration', playerId)
  },
)
