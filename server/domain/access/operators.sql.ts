/** Who runs the installation. `tx` must be a transaction over everything. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type OperatorRow = { readonly administratorId: number; readonly hasCodes: boolean; readonly passkeys: number }

/** The operators in force with their second factors. Lets one at a time change who they are, so that somebody is always left. */
export async function holdOperators(tx: Transaction): Promise<OperatorRow[]> {
  await tx.rows(sql`select from administrator where operator order by administrator_id for update`)
  return tx.rows(
    sql<OperatorRow>`
      select administrator_id as "administratorId", has_codes as "hasCodes", passkeys from operators_in_force()`,
  )
}

/** The account runs the installation from now on, or no more. */
export async function writeOperator(tx: Transaction, administratorId: number, operator: boolean): Promise<void> {
  await tx.rows(sql`update administrator set operator = ${operator} where administrator_id = ${administratorId}`)
}
