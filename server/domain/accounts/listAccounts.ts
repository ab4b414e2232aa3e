import { allAccounts } from '../access/accounts.sql.ts'
import { handle } from '../operation/handler.ts'

export const listAccounts = handle('listAccounts', async ({ tx }) => ({
  accounts: (await allAccounts(tx)).map(({ seenAt, ...account }) => ({
    ...account,
    ...(seenAt !== null && { seenAt }),
  })),
}))
