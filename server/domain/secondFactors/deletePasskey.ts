import { removePasskey } from '../access/passkeys.sql.ts'
import { recordForAccount } from '../access/recordForAccount.ts'
import { handle } from '../operation/handler.ts'

export const deletePasskey = handle('deletePasskey', async ({ params, caller, database, requestId, now, refuse }) => {
  const { account } = caller.staff
  await database.write('everything', async tx => {
    if (!(await removePasskey(tx, account.administratorId, params.passkeyId))) refuse('NOT_FOUND', 'passkey')
    await recordForAccount(tx, account, 'administrator.passkeyRemoved', { actor: caller.actor, requestId, now })
  })
  return { removed: 1 }
})
