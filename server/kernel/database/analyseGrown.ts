import { withClient } from './migrate.ts'

/**
 * Has PostgreSQL look at the tables that changed much since it last did, as their owner. After an import it would plan as if
 * they were empty until it looks by itself, and read an event by way of all others.
 */
export async function analyseGrown(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async client => {
    const { rows } = await client.query<{ name: string }>(`
      select quote_ident(relname) as name from pg_stat_user_tables
      where schemaname = 'public' and n_mod_since_analyze > 50 + n_live_tup / 10`)
    if (rows.length > 0) await client.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
  })
}
