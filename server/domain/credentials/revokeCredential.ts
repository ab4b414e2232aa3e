import { handle } from '../operation/handler.ts'
import { credentialInForce } from './credentials.sql.ts'
import { revoke } from './revoke.ts'

export const revokeCredential = handle('revokeCredential', async ({ params, caller, tx, requestId, now, refuse }) => {
  const { credentialId } = params
  const credential = await credentialInForce(tx, { id: credentialId })
  if (!credential) return refuse('NOT_FOUND', 'credential', { credentialId })
  await revoke(tx, credential, { actor: caller.actor, requestId, now })
  return { revoked: 1 }
})
