import type { Transaction } from './connect.ts'
import { sql } from './sql.ts'

/** Empties every table but the list of migrations, what the database is called and what migrations filled; ids begin from their start again. */
export async function emptyTables(tx: Transaction): Promise<void> {
  const rows = await tx.rows(
    sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migration', 'database_identity', 'handicap_provider')`,
  )
  const tables = sql.join(rows.map(({ name }) => sql.table(name)))
  await tx.rows(sql`truncate ${tables} restart identity`)
}
