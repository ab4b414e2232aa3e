import { allAccounts } from '../access/accounts.sql.ts'
import { handle } from '../operation/handler.ts'

export const listAccounts = handle('listAccounts', async ({ tx }) => ({
  accounts: (await allAccounts(tx)).map(({ seenAt, blockedAt, ...account }) => ({
    ...account,
    ...(seenAt !== null && { seenAt }),
    ...(blockedAt !== null && { blockedAt }),
  })),
}))
