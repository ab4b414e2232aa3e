import { setTimeout } from 'node:timers/promises'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { seal, unseal } from '../../kernel/sealed.ts'
import {
  codeApp,
  countTry,
  forgetTries,
  recoveryCodeHash,
  spendRecoveryCode,
  takeStep,
  writeSealedKey,
} from '../access/codes.sql.ts'
import type { DomainService } from '../operation/domainService.ts'
import { failedLogins } from '../passwords/failedLogins.ts'
import { stepOfCode } from './codeApps.ts'
import { isRecoveryCode, recoveryCodeName } from './recoveryCodes.ts'

/**
 * So many wrong codes since the last right one, and none is taken until the password is set anew by a link: whoever types them
 * knows the password. 30 guesses of a million, three of which are right at any time, succeed once in ten thousand tries.
 */
const mostTries = 30

type Given = { readonly administratorId: number; readonly email: string; readonly address: string }

/**
 * Takes the code of an app or a recovery code of the account; each works once. Refuses with `CODE_WRONG`, and with
 * `RATE_LIMITED` after too many failures of the address, counted with the wrong passwords.
 */
export async function checkCode(
  refuse: Refuse<'CODE_WRONG' | 'RATE_LIMITED'>,
  service: DomainService,
  { administratorId, email, address }: Given,
  code: string,
): Promise<void> {
  const { database } = service
  const attempt = failedLogins(service).attempt(address, emailKey(email))
  if (attempt.seconds > 0)
    refuse('RATE_LIMITED', 'logins', { seconds: attempt.seconds, headers: { 'retry-after': String(attempt.seconds) } })
  if (attempt.slowedMs > 0) await setTimeout(attempt.slowedMs)
  const tries = await database.write('everything', tx => countTry(tx, administratorId))
  if (tries > mostTries) refuse('CODE_WRONG', 'shut')
  const name = recoveryCodeName(code)
  const isRight =
    name === undefined
      ? await takeAppCode(refuse, service, administratorId, code)
      : await takeRecoveryCode(service, administratorId, name, code)
  if (!isRight) refuse('CODE_WRONG', 'wrong')
  attempt.succeeded()
}

async function takeAppCode(
  refuse: Refuse<'CODE_WRONG'>,
  service: DomainService,
  administratorId: number,
  code: string,
): Promise<boolean> {
  const { database, secrets } = service
  const [presentKey] = secrets.sealKeys
  return database.write('everything', async tx => {
    const app = await codeApp(tx, administratorId)
    const key = app && unseal(secrets.sealKeys, app.sealedKey)
    // The operator has accepted a new secret, because the one that sealed it was lost.
    if (app && key === undefined) refuse('CODE_WRONG', 'unreadable')
    const step = key === undefined ? undefined : stepOfCode(key, code.replaceAll(/\s/g, ''), service.clock())
    if (!app || key === undefined || step === undefined || !(await takeStep(tx, administratorId, step))) return false
    await forgetTries(tx, administratorId)
    // The secret of the installation has changed: the one before will be forgotten some day.
    if (unseal([presentKey], app.sealedKey) === undefined)
      await writeSealedKey(tx, administratorId, seal(presentKey, key))
    return true
  })
}

async function takeRecoveryCode(
  { database, logins, clock }: DomainService,
  administratorId: number,
  name: string,
  code: string,
): Promise<boolean> {
  const codeHash = await database.read('everything', tx => recoveryCodeHash(tx, administratorId, name))
  if (codeHash === undefined || !(await logins.run('write', () => isRecoveryCode(code, codeHash)))) return false
  return database.write('everything', async tx => {
    if (!(await spendRecoveryCode(tx, administratorId, name, clock()))) return false
    await forgetTries(tx, administratorId)
    return true
  })
}
