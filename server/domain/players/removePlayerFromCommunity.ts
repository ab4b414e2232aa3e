import { handle } from '../operation/handler.ts'
import { deleteMembership, takenPart } from './memberships.sql.ts'
import { profileForUpdate } from './players.sql.ts'
import { settleKeepers } from './profiles.sql.ts'
import { requireMembership } from './requirePlayer.ts'

export const removePlayerFromCommunity = handle(
  'removePlayerFromCommunity',
  async ({ params, caller, tx, now, record, refuse }) => {
    const { communityId, playerId } = params
    // The player comes first: locks are taken in one order everywhere.
    await profileForUpdate(tx, playerId)
    // Locked, so that nobody registers in between: registering locks the membership too.
    const { member, handle } = await requireMembership(refuse, tx, caller, params)
    const event = await takenPart(tx, communityId, playerId, now)
    if (event) {
      refuse('PLAYER_PARTICIPATED', event.isUpcoming ? 'upcoming' : 'past', {
        eventId: event.eventId,
        name: event.name,
      })
    }
    await deleteMembership(tx, communityId, playerId)
    await settleKeepers(tx, [playerId])
    await record({ communityId, kind: 'membership.removed', subject: { playerId }, before: { member, handle } })
    return { removed: 1, playerId, communityId }
  },
)
