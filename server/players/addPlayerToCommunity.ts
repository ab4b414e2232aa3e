import { joinCommunity } from '../access/profiles.sql.ts'
import { handle } from '../handler.ts'
import { membershipRecord } from './memberships.sql.ts'
import { textOrNull } from './nameFields.ts'
import { requireCommunity, requirePlayer } from './reach.ts'

export const addPlayerToCommunity = handle(
  'addPlayerToCommunity',
  async ({ params, body, caller, tx, now, record }) => {
    const { communityId, playerId } = params
    requireCommunity(caller, communityId)
    const others = await requirePlayer(tx, caller, playerId)
    const detailsConfirmed = others.some(membership => membership.detailsConfirmed)
    const after = { member: body.member ?? false, handle: textOrNull(body.handle) }
    const joined = await joinCommunity(tx, { communityId, playerId, ...after, detailsConfirmed }, now)
    if (joined) await record({ communityId, kind: 'membership.added', subject: { playerId }, after })
    return membershipRecord(tx, communityId, playerId)
  },
)
