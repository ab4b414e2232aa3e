import { handle } from '../operation/handler.ts'
import { credentialsInUse } from './credentials.sql.ts'

export const listCredentials = handle('listCredentials', async ({ tx, now }) => {
  const lines = await credentialsInUse(tx, 'everything', now)
  return {
    credentials: lines.map(({ linkUntil, lastCallAt, ...line }) => ({
      ...line,
      ...(linkUntil !== null && { linkUntil }),
      ...(lastCallAt !== null && { lastCallAt }),
    })),
  }
})
