import { languageOf } from '../../../contract/words/languageOf.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { accountForLogin, accountOf } from './accounts.sql.ts'

/** The language of the account that has this address; undefined where there is none. `tx` must be a transaction over everything. */
export async function languageOfAddress(tx: Transaction, email: string): Promise<Language | undefined> {
  const login = await accountForLogin(tx, emailKey(email))
  const account = login && (await accountOf(tx, login.administratorId))
  return account && languageOf(account.locale)
}
