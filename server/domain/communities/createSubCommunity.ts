import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { communityNamed } from './communityNamed.sql.ts'
import { createCommunity } from './createCommunity.sql.ts'
import { holdCommunity } from './writeIdentity.sql.ts'

export const createSubCommunity = handle(
  'createSubCommunity',
  async ({ params, body, caller, database, requestId, now, refuse }) => {
    const { communityId: clubCommunityId } = params
    requireCommunity(refuse, caller, clubCommunityId)
    const club = caller.staff.account.communities.find(one => one.communityId === clubCommunityId)
    if (!club?.isClub) refuse('NOT_A_CLUB')
    const name = body.name.trim()
    const communityId = await database.write('everything', async tx => {
      await holdCommunity(tx, clubCommunityId)
      const taken = await communityNamed(tx, name, clubCommunityId)
      if (taken) refuse('NAME_TAKEN', { name: taken.name })
      return createCommunity(tx, { name, kind: { clubCommunityId } }, { actor: caller.actor, requestId, now })
    })
    return { communityId }
  },
)
