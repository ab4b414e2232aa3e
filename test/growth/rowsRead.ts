import { sql } from '../../server/kernel/database/sql.ts'
import type { World } from '../world.ts'

/** Rows that were read of each table, by its indexes and without. */
export type RowsRead = ReadonlyMap<string, number>

/** The settings of a world whose one connection can be told to hand in what it has counted. */
export const oneConnection = { DATABASE_POOL: '1' }

/** What PostgreSQL knows of the tables. */
export type Known = 'analysed' | 'never analysed'

/** The rows that the service reads during `work`: counted by the database, the same on every machine. */
export async function rowsRead(world: World, work: () => Promise<unknown>): Promise<RowsRead> {
  const before = await counted(world)
  await work()
  const after = await counted(world)
  return new Map([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]))
}

async function counted(world: World): Promise<RowsRead> {
  await world.service.changes.settled()
  // Each connection hands in what it has counted, that of the owner too: what was inserted was checked against other tables.
  await world.service.database.read([1], tx => tx.rows(sql`select pg_stat_force_next_flush()`))
  await world.rows('select pg_stat_force_next_flush()')
  const rows = await world.rows<{ table: string; rows: string }>(`
    select relname as table, sum(rows) as rows from (
      select relname, idx_tup_read as rows from pg_stat_user_indexes
      union all select relname, seq_tup_read from pg_stat_user_tables) as read
    group by relname`)
  return new Map(rows.map(({ table, rows: count }) => [table, Number(count)]))
}
