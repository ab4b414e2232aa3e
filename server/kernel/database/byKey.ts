/**
 * Rows found by their keys. Where the planner knows nothing of a table, as in the first minute of an event, all joins cost it
 * the same: it may join by a part of the key, and read the rows of a whole event for each player. What stands in a sub-select
 * with a limit it can only look up.
 */
import { type Sql, sql } from './sql.ts'

/** The row of a table with this key, to be joined `on true`; locked as `lock` says. */
export function byKey(table: string, key: Sql, lock: Sql = sql``): Sql {
  return sql`lateral (select * from ${sql.table(table)} where ${key} limit 1 ${lock})`
}

/** Whether a table has a row with this key. */
export function hasRow(table: string, key: Sql): Sql<boolean> {
  return sql<boolean>`coalesce((select true from ${sql.table(table)} where ${key} limit 1), false)`
}
