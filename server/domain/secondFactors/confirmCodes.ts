import { unseal } from '../../kernel/sealed.ts'
import { begun, heldBySession, takeBegun } from '../access/begun.sql.ts'
import { insertCodeApp, insertRecoveryCodes, type NewRecoveryCode } from '../access/codes.sql.ts'
import { recordForAccount } from '../access/recordForAccount.ts'
import { strengthen } from '../access/strengthen.ts'
import { handle } from '../operation/handler.ts'
import { stepOfCode } from './codeApps.ts'
import { keptRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts'

export const confirmCodes = handle(
  'confirmCodes',
  async ({ body, caller, service, database, keepSession, requestId, now, refuse }) => {
    const { account, session } = caller.staff
    const { administratorId } = account
    if (account.hasCodes) refuse('CODES_ON')
    const holder = heldBySession(session.sessionId)
    const sealedKey =
      (await database.read('everything', tx => begun(tx, holder, 'codes', now)))?.secret ?? refuse('NOT_FOUND', 'codes')
    const key = unseal(service.secrets.sealKeys, sealedKey) ?? refuse('NOT_FOUND', 'codes')
    const step = stepOfCode(key, body.code.replaceAll(/\s/g, ''), now) ?? refuse('CODE_WRONG', 'wrong')
    const recoveryCodes = newRecoveryCodes()
    const kept: NewRecoveryCode[] = []
    for (const code of recoveryCodes) kept.push(await service.logins.run('write', () => keptRecoveryCode(code)))
    const cookie = await database.write('everything', async tx => {
      if (!(await takeBegun(tx, holder, 'codes', now))) return refuse('NOT_FOUND', 'codes')
      if (!(await insertCodeApp(tx, { administratorId, sealedKey, step }, now))) return refuse('CODES_ON')
      await insertRecoveryCodes(tx, administratorId, kept)
      await recordForAccount(tx, account, 'administrator.codesOn', { actor: caller.actor, requestId, now })
      return strengthen(refuse, tx, caller.staff, now)
    })
    keepSession(cookie)
    return { recoveryCodes }
  },
)
