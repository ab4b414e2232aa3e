import { languageOf } from '../../../contract/words/languageOf.ts'
import { handle } from '../operation/handler.ts'
import { takeRequest } from './communityRequests.sql.ts'
import { inviteOwner, makeCommunity } from './makeCommunity.ts'

/** The community is made as the operator says, and the contact is invited as its owner. */
export const approveCommunityRequest = handle(
  'approveCommunityRequest',
  async ({ params: { requestId }, body, caller, database, service, language, requestId: callId, now, refuse }) => {
    const origin = { actor: caller.actor, requestId: callId, now }
    const made = await database.write('everything', async tx => {
      const request = (await takeRequest(tx, requestId)) ?? refuse('NOT_FOUND', 'communityRequest', { requestId })
      const reads = languageOf(request.language ?? '') ?? language
      const wanted = { ...body, ownerEmail: request.contactEmail, language: reads }
      return makeCommunity(refuse, tx, wanted, caller.staff.account, service.config.mail !== undefined, origin)
    })
    return inviteOwner(service, made)
  },
)
