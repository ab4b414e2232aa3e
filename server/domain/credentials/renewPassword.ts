import { record } from '../audit/record.ts'
import { handle } from '../operation/handler.ts'
import { credentialInForce, writeCredentialPassword } from './credentials.sql.ts'
import { handOver } from './handOver.ts'

export const renewPassword = handle(
  'renewPassword',
  async ({ params, caller, service, language, requestId, now, refuse }) =>
    handOver(service, now, language, async (tx, passwordHash) => {
      const { credentialId } = params
      const credential = await credentialInForce(tx, { id: credentialId })
      if (!credential) return refuse('NOT_FOUND', 'credential', { credentialId })
      if (passwordHash !== null) await writeCredentialPassword(tx, credentialId, passwordHash)
      for (const communityId of credential.communities) {
        const change = { communityId, kind: 'credential.passwordRenewed', subject: { credentialId } }
        await record(tx, change, { actor: caller.actor, requestId, now })
      }
      return { credentialId, email: credential.email }
    }),
)
