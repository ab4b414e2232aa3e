import type { Transaction } from '../../kernel/database/connect.ts'
import { type AccountRow, writeProven } from './accounts.sql.ts'
import { forgetBegun } from './begun.sql.ts'
import { deleteCodes } from './codes.sql.ts'
import { holdAccount } from './holdAccount.sql.ts'
import { forgetPasswordLinks } from './oneTimeLinks.sql.ts'
import { removePasskeys } from './passkeys.sql.ts'
import { recordForAccount } from './recordForAccount.ts'
import { endSessions } from './sessions.sql.ts'

/**
 * Somebody has opened a link that was mailed to the address of the account. The first time, whatever let anybody in before goes:
 * it may be of somebody else who made the account in this person's name. The caller sets a new password.
 */
export async function proveAddress(tx: Transaction, account: AccountRow, now: Temporal.Instant): Promise<void> {
  if (account.emailProven) return
  const { administratorId } = account
  await holdAccount(tx, administratorId)
  await deleteCodes(tx, administratorId)
  await removePasskeys(tx, administratorId)
  await forgetBegun(tx, administratorId)
  await forgetPasswordLinks(tx, administratorId)
  await endSessions(tx, { administratorId }, now)
  await writeProven(tx, administratorId, now)
  await recordForAccount(tx, account, 'administrator.addressProven', { actor: `administrator:${administratorId}`, now })
}
