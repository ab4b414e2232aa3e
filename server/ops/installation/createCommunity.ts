import { sendInvitation, writeInvitation } from '../../domain/accounts/invitation.ts'
import { communityNamed } from '../../domain/communities/communityNamed.sql.ts'
import { createCommunity as create } from '../../domain/communities/createCommunity.sql.ts'
import { handle } from '../../domain/operation/handler.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'

/** A community or a club with its groups, and the link for its owner. */
export const createCommunity = handle(
  'createCommunity',
  async ({ body, caller, database, service, requestId, now, refuse }) => {
    const { isClub, ownerEmail, groups = [] } = body
    const name = body.name.trim()
    const origin = { actor: caller.actor, requestId, now }
    const by = caller.staff.account
    const made = await database.write('everything', async tx => {
      const taken = await communityNamed(tx, name, undefined)
      if (taken) refuse('NAME_TAKEN', { name: taken.name })
      const communityId = await create(tx, { name, kind: isClub ? 'club' : 'community' }, origin)
      // Two of one name are one; a community on its own has none.
      const wanted = isClub ? new Map(groups.map(group => [nameKey(group), group.trim()])).values() : []
      for (const group of wanted) await create(tx, { name: group, kind: { clubCommunityId: communityId } }, origin)
      const owner =
        ownerEmail === undefined ? undefined : ({ communityId, email: ownerEmail, role: 'manager', by } as const)
      return { communityId, owner, token: owner && (await writeInvitation(tx, owner, origin)) }
    })
    const { communityId, owner, token } = made
    if (!owner || token === undefined) return { communityId }
    return { communityId, invitation: await sendInvitation(service.config, owner, name, token) }
  },
)
