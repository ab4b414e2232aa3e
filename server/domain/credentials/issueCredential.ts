import { handle } from '../operation/handler.ts'
import { handOver } from './handOver.ts'
import { newCredential } from './newCredential.ts'

export const issueCredential = handle('issueCredential', async ({ body, caller, service, requestId, now, refuse }) =>
  handOver(service, now, async (tx, passwordHash) => {
    const origin = { actor: caller.actor, requestId, now }
    const credentialId = await newCredential(refuse, tx, { ...body, passwordHash }, '/email', origin)
    return { credentialId, email: body.email }
  }),
)
