import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { textOrNull } from './nameFields.ts'
import { playerOfCommunity, profileForUpdate } from './players.sql.ts'
import { joinCommunity } from './profiles.sql.ts'
import { noPlayer, requirePlayer } from './requirePlayer.ts'

export const addPlayerToCommunity = handle(
  'addPlayerToCommunity',
  async ({ params, body, caller, tx, now, record, refuse }) => {
    const { communityId, playerId } = params
    requireCommunity(refuse, caller, communityId)
    // The lock comes first: it waits for a merge, and what follows sees what the merge has left.
    const [profile] = await Promise.all([profileForUpdate(tx, playerId), requirePlayer(refuse, tx, caller, playerId)])
    // A merge that is taken back in between: who was not there to be locked may be gone again.
    if (!profile) refuse(...noPlayer(playerId))
    const after = { member: body.member ?? false, handle: textOrNull(body.handle) }
    const joined = await joinCommunity(tx, { communityId, playerId, ...after, detailsConfirmed: false }, now)
    if (joined) await record({ communityId, kind: 'membership.added', subject: { playerId }, after })
    return playerOfCommunity(tx, caller.communities, communityId, playerId)
  },
)
