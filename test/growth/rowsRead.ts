import { sql } from '../../server/kernel/database/sql.ts'
import type { World } from '../world.ts'

/**
 * Rows that were read of each table, by its indexes and without. Under {@link pagesOf} and its name the pages of its indexes:
 * what an index compares and leaves out is no row.
 */
export type RowsRead = ReadonlyMap<string, number>

export const pagesOf = 'pages of the indexes of '

/** The settings of a world whose one connection can be told to hand in what it has counted. */
export const oneConnection = { DATABASE_POOL: '1' }

/** How statements are planned: for any values or for their own, and with what PostgreSQL knows of the tables. */
export type Planning = {
  readonly plans: 'force_generic_plan' | 'force_custom_plan'
  readonly tables: 'analysed' | 'never analysed'
}

export const plannings: readonly Planning[] = (['analysed', 'never analysed'] as const).flatMap(tables =>
  (['force_generic_plan', 'force_custom_plan'] as const).map(plans => ({ plans, tables })),
)

/** The rows that the service reads during `work`: counted by the database, the same on every machine. */
export async function rowsRead(world: World, work: () => Promise<unknown>): Promise<RowsRead> {
  const before = await counted(world)
  await work()
  const after = await counted(world)
  return new Map([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]))
}

/** The pages of the indexes of a table that the service looks at during `work`, with what it compares and leaves out. */
export async function indexPagesRead(world: World, table: string, work: () => Promise<unknown>): Promise<number> {
  const pages = async () => {
    await handIn(world)
    const [row] = await world.rows<{ pages: string }>(
      'select sum(idx_blks_hit + idx_blks_read) as pages from pg_statio_user_indexes where relname = $1',
      [table],
    )
    return Number(row?.pages)
  }
  const before = await pages()
  await work()
  return (await pages()) - before
}

/** Each connection hands in what it has counted, that of the owner too: what was inserted was checked against other tables. */
async function handIn(world: World): Promise<void> {
  await world.service.changes.settled()
  await world.service.database.read([1], tx => tx.rows(sql`select pg_stat_force_next_flush()`))
  await world.rows('select pg_stat_force_next_flush()')
}

async function counted(world: World): Promise<RowsRead> {
  await handIn(world)
  const rows = await world.rows<{ table: string; rows: string }>(`
    select relname as table, sum(rows) as rows from (
      select relname, idx_tup_read as rows from pg_stat_user_indexes
      union all select relname, seq_tup_read from pg_stat_user_tables
      union all select '${pagesOf}' || relname, idx_blks_hit + idx_blks_read from pg_statio_user_indexes) as read
    group by relname`)
  return new Map(rows.map(({ table, rows: count }) => [table, Number(count)]))
}
