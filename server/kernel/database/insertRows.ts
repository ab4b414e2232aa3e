import type { Transaction } from './connect.ts'
import type { Insertable } from './generated.ts'
import type { Tables } from './rows.ts'
import { sql } from './sql.ts'

/**
 * Inserts many rows of one table in one statement. Every row has the columns of the first one; columns that it leaves
 * out take their defaults. Values are those of JSON, dates and times as text.
 */
export async function insertRows<T extends keyof Tables>(
  tx: Transaction,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
  await tx.rows(
    sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`,
  )
}
