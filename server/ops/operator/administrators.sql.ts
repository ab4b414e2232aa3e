import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The id of the account with this e-mail address, in force or not. */
export async function administratorWithEmail(tx: Transaction, emailKey: string): Promise<number | undefined> {
  const row = await tx.first(
    sql<{ id: number }>`select administrator_id as id from administrator where email_key = ${emailKey}`,
  )
  return row?.id
}
