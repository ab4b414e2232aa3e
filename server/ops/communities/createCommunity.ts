import { inviteOwner, makeCommunity } from '../../domain/communityRequests/makeCommunity.ts'
import { handle } from '../../domain/operation/handler.ts'

/** A community or a club with its groups, and the link for its owner. */
export const createCommunity = handle(
  'createCommunity',
  async ({ body, caller, database, service, language, requestId, now, refuse }) => {
    const origin = { actor: caller.actor, requestId, now }
    const byMail = service.config.mail !== undefined
    const made = await database.write('everything', tx =>
      makeCommunity(refuse, tx, { ...body, language }, caller.staff.account, byMail, origin),
    )
    return inviteOwner(service, made)
  },
)
