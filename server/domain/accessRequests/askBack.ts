import { mailed } from '../../kernel/mail/mailed.ts'
import { askedBack } from '../credentials/letters.ts'
import { handle } from '../operation/handler.ts'
import { ask } from './decisions.ts'

export const askBack = handle(
  'askBack',
  async ({ params, body, caller, service, database, requestId, now, refuse }) => {
    const { config } = service
    const origin = { actor: caller.actor, requestId, now }
    const request = await database.write('everything', tx => ask(refuse, tx, params.requestId, body.question, origin))
    return { mailed: await mailed(service, askedBack(request, body.question, config.baseUrl)) }
  },
)
