/** Links that work once and set a new password. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { accountOf, writePassword } from '../access/accounts.sql.ts'
import { forgetTries } from '../access/codes.sql.ts'
import { insertOneTimeLink, oneTimeLink, spendLink } from '../access/oneTimeLinks.sql.ts'
import { endSessions } from '../access/sessions.sql.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'

const goodForMinutes = 30

/** Makes a link for the account, good for half an hour, and answers its token, which is kept nowhere. */
export async function makePasswordLink(
  tx: Transaction,
  administratorId: number,
  now: Temporal.Instant,
): Promise<string> {
  const token = newToken()
  const expiresAt = now.add({ minutes: goodForMinutes })
  await insertOneTimeLink(
    tx,
    { purpose: 'password', administratorId },
    { tokenHash: hashOfToken(token), now, expiresAt },
  )
  return token
}

/** Whose password the link sets; undefined when it was used or has expired. Looking changes nothing. */
export async function accountOfPasswordLink(tx: Transaction, token: string, now: Temporal.Instant) {
  const link = await oneTimeLink(tx, 'password', hashOfToken(token), now)
  return link?.administratorId ? accountOf(tx, link.administratorId) : undefined
}

/** Sets the password, ends every session of the account, and uses the link up; false when another request was faster. */
export async function setPasswordByLink(
  tx: Transaction,
  token: string,
  passwordHash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const link = await oneTimeLink(tx, 'password', hashOfToken(token), now)
  if (!link?.administratorId || !(await accountOf(tx, link.administratorId))) return false
  if (!(await spendLink(tx, link.linkId, now))) return false
  await writePassword(tx, link.administratorId, passwordHash)
  await forgetTries(tx, link.administratorId)
  await endSessions(tx, { administratorId: link.administratorId }, now)
  return true
}
