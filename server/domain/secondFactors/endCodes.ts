import { deleteCodes } from '../access/codes.sql.ts'
import { recordForAccount } from '../access/recordForAccount.ts'
import { handle } from '../operation/handler.ts'

export const endCodes = handle('endCodes', async ({ caller, database, requestId, now, refuse }) => {
  const { account } = caller.staff
  await database.write('everything', async tx => {
    if (!(await deleteCodes(tx, account.administratorId))) refuse('NOT_FOUND', 'codes')
    await recordForAccount(tx, account, 'administrator.codesOff', { actor: caller.actor, requestId, now })
  })
  return { ended: 1 }
})
