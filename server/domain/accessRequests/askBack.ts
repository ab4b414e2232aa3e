import { mailed } from '../../kernel/mail/mailed.ts'
import { languageOfAddress } from '../access/languageOfAddress.ts'
import { askedBack } from '../credentials/letters.ts'
import { handle } from '../operation/handler.ts'
import { ask } from './decisions.ts'

export const askBack = handle(
  'askBack',
  async ({ params, body, caller, service, database, language, requestId, now, refuse }) => {
    const { config } = service
    const origin = { actor: caller.actor, requestId, now }
    const letter = await database.write('everything', async tx => {
      const request = await ask(refuse, tx, params.requestId, body.question, origin)
      const reads = (await languageOfAddress(tx, request.contactEmail)) ?? language
      return askedBack(request, body.question, config.baseUrl, reads)
    })
    return { mailed: await mailed(service, letter) }
  },
)
