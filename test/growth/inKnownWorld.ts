import { withClient } from '../../server/kernel/database/migrate.ts'
import { sql } from '../../server/kernel/database/sql.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { startWorld, type World } from '../world.ts'
import { knownDatabase } from './grownDatabase.ts'
import { oneConnection, type Planning } from './rowsRead.ts'

/** Does the work in a world over a grown database, of which PostgreSQL knows and plans as `planning` says. */
export async function inKnownWorld<T>(
  grown: TestDatabase,
  { plans, tables }: Planning,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const known = await knownDatabase(grown, tables)
  try {
    return await inCopyOf(known.name, plans, work)
  } finally {
    await known.drop()
  }
}

/**
 * Does the work in a world over a copy of this database, with one connection whose statements are all planned so. A transaction
 * stays open meanwhile: beside one, and be it that of another test in another database, PostgreSQL forgets no dead entry of an
 * index and counts it whenever it is met. Here it always does, so that the counts are the same whatever runs beside.
 */
export async function inCopyOf<T>(
  database: string,
  plans: Planning['plans'],
  work: (world: World) => Promise<T>,
): Promise<T> {
  const world = await startWorld(oneConnection, 1, database)
  try {
    await world.service.database.read([1], tx => tx.rows(sql`select set_config('plan_cache_mode', ${plans}, false)`))
    return await withClient(world.url, async beside => {
      await beside.query('begin; select pg_current_xact_id()')
      return work(world)
    })
  } finally {
    await world.close()
  }
}
