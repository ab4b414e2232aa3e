import { handOver } from '../credentials/handOver.ts'
import { handle } from '../operation/handler.ts'
import { approve } from './decisions.ts'

export const approveAccess = handle(
  'approveAccess',
  async ({ params, body, caller, service, language, requestId, now, refuse }) => {
    const { communityIds, note, scope } = body
    return handOver(service, now, language, async (tx, passwordHash) => {
      const approval = { communityIds, note, passwordHash, scope }
      const origin = { actor: caller.actor, requestId, now }
      const { request, credentialId } = await approve(refuse, tx, params.requestId, approval, origin)
      return { credentialId, email: request.contactEmail }
    })
  },
)
