import { handle } from '../operation/handler.ts'
import { handOver } from './handOver.ts'
import { newCredential } from './newCredential.ts'

export const issueCredential = handle(
  'issueCredential',
  async ({ body, caller, service, language, requestId, now, refuse }) =>
    handOver(service, now, language, async (tx, passwordHash) => {
      const origin = { actor: caller.actor, requestId, now }
      const credentialId = await newCredential(refuse, tx, { ...body, passwordHash }, '/email', origin)
      return { credentialId, email: body.email }
    }),
)
