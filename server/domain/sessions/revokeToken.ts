import { revokeTokenRow } from '../access/credentials.sql.ts'
import { handle } from '../operation/handler.ts'

export const revokeToken = handle('revokeToken', async ({ caller, database, service }) => {
  if (!caller.token) throw new Error('Only a program has a token.')
  const { tokenId, credentialId, expiresAt } = caller.token
  await database.write('everything', tx => revokeTokenRow(tx, tokenId, credentialId, expiresAt))
  service.callers.forget(tokenId)
  return { revoked: 1 }
})
