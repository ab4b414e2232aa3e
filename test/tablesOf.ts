import type { World } from './world.ts'

/** The tables of the service, by name, as the catalogue of the database has them. */
export async function tablesOf(world: World): Promise<readonly string[]> {
  const rows = await world.rows<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  )
  return rows.map(({ name }) => name)
}

/** Those of them that have one of these columns. */
export async function tablesWith(world: World, ...columns: readonly string[]): Promise<readonly string[]> {
  const rows = await world.rows<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and exists (select from pg_attribute where attrelid = c.oid and attname = any($1) and not attisdropped) order by 1`,
    [columns],
  )
  return rows.map(({ name }) => name)
}
