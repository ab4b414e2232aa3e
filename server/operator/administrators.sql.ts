import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'

/** The id of the account with this e-mail address, in force or not. */
export async function administratorWithEmail(tx: Transaction, emailKey: string): Promise<number | undefined> {
  const row = await tx.first(
    statement<{ id: number }>(sql`select administrator_id as id from administrator where email_key = ${emailKey}`),
  )
  return row?.id
}
