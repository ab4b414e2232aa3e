import { mailed } from '../../kernel/mail/mailed.ts'
import { declined } from '../credentials/letters.ts'
import { handle } from '../operation/handler.ts'
import { decline } from './decisions.ts'

export const declineAccess = handle(
  'declineAccess',
  async ({ params, body, caller, service, database, requestId, now, refuse }) => {
    const origin = { actor: caller.actor, requestId, now }
    const request = await database.write('everything', tx => decline(refuse, tx, params.requestId, body.reason, origin))
    return { mailed: await mailed(service, declined(request, body.reason)) }
  },
)
