import { mailed } from '../../kernel/mail/mailed.ts'
import { languageOfAddress } from '../access/languageOfAddress.ts'
import { declined } from '../credentials/letters.ts'
import { handle } from '../operation/handler.ts'
import { decline } from './decisions.ts'

export const declineAccess = handle(
  'declineAccess',
  async ({ params, body, caller, service, database, language, requestId, now, refuse }) => {
    const origin = { actor: caller.actor, requestId, now }
    const letter = await database.write('everything', async tx => {
      const request = await decline(refuse, tx, params.requestId, body.reason, origin)
      return declined(request, body.reason, (await languageOfAddress(tx, request.contactEmail)) ?? language)
    })
    return { mailed: await mailed(service, letter) }
  },
)
