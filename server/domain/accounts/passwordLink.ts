/** Links that work once and set a new password. */
import { languageOf } from '../../../contract/words/languageOf.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { accountForLogin, accountOf, writePassword } from '../access/accounts.sql.ts'
import { forgetBegun } from '../access/begun.sql.ts'
import { forgetTries } from '../access/codes.sql.ts'
import { holdAccount } from '../access/holdAccount.sql.ts'
import {
  forgetPasswordLinks,
  insertOneTimeLink,
  oneTimeLink,
  passwordLinksSince,
  spendLink,
} from '../access/oneTimeLinks.sql.ts'
import { proveAddress } from '../access/proveAddress.ts'
import { endSessions } from '../access/sessions.sql.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'

const goodForMinutes = 30

/**
 * Makes a link for the account, good for half an hour, and answers its token, which is kept nowhere. `byMail`: it goes to the
 * address of the account, and nobody is shown it.
 */
export async function makePasswordLink(
  tx: Transaction,
  administratorId: number,
  byMail: boolean,
  now: Temporal.Instant,
): Promise<string> {
  const token = newToken()
  const expiresAt = now.add({ minutes: goodForMinutes })
  await insertOneTimeLink(
    tx,
    { purpose: 'password', administratorId },
    { tokenHash: hashOfToken(token), now, expiresAt, byMail },
  )
  return token
}

/** No more letters go to an account in an hour, whoever asks for them. */
const mostAnHour = 5

/** A link to be mailed to the account with this address, wherever it was typed, and the address and the language that the account has. */
export async function passwordLetter(
  tx: Transaction,
  typed: string,
  now: Temporal.Instant,
): Promise<{ readonly token: string; readonly email: string; readonly language: Language } | undefined> {
  const known = await accountForLogin(tx, emailKey(typed))
  const account = known && (await accountOf(tx, known.administratorId))
  if (!account) return undefined
  const { administratorId, email, locale } = account
  if ((await passwordLinksSince(tx, administratorId, now.subtract({ hours: 1 }))) >= mostAnHour) return undefined
  const token = await makePasswordLink(tx, administratorId, true, now)
  return { token, email, language: languageOf(locale) ?? 'en' }
}

/** Whose password the link sets, and whether that proves the address for the first time; undefined when it was used or has expired. Looking changes nothing. */
export async function accountOfPasswordLink(tx: Transaction, token: string, now: Temporal.Instant) {
  const link = await oneTimeLink(tx, 'password', hashOfToken(token), now)
  const account = link?.administratorId ? await accountOf(tx, link.administratorId) : undefined
  return account && { ...account, isFirstProof: link?.byMail === true && !account.emailProven }
}

/** Sets the password, ends every session of the account, and uses the link up; false when another request was faster. */
export async function setPasswordByLink(
  tx: Transaction,
  token: string,
  passwordHash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const link = await oneTimeLink(tx, 'password', hashOfToken(token), now)
  if (link?.administratorId) await holdAccount(tx, link.administratorId)
  const account = link?.administratorId ? await accountOf(tx, link.administratorId) : undefined
  if (!link || !account || !(await spendLink(tx, link.linkId, now))) return false
  if (link.byMail) await proveAddress(tx, account, now)
  // Other letters that wait, and logins that wait for a code, were let in by what goes now.
  await forgetPasswordLinks(tx, account.administratorId)
  await forgetBegun(tx, account.administratorId)
  await writePassword(tx, account.administratorId, passwordHash)
  await forgetTries(tx, account.administratorId)
  await endSessions(tx, { administratorId: account.administratorId }, now)
  return true
}
