import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type DatabaseStatus = {
  readonly version: string
  readonly sizeMebibytes: number
  readonly migrations: number
  readonly lastMigration: string
  readonly installation: string
}

/** Version, size, migrations and id of the database. */
export function databaseStatus(tx: Transaction): Promise<DatabaseStatus | undefined> {
  return tx.first(
    sql<DatabaseStatus>`
      select current_setting('server_version') as version, pg_database_size(current_database()) / 1048576 as "sizeMebibytes",
        (select count(*) from migration where name <> '000') as migrations, (select max(name) from migration where name < '900') as "lastMigration",
        (select installation_id from database_identity) as installation`,
  )
}

export type ServerSetting = { readonly name: string; readonly value: string }

/** The settings that decide whether what was acknowledged survives a power loss, as the server has them now. */
export function durabilitySettings(tx: Transaction): Promise<ServerSetting[]> {
  return tx.rows(
    sql<ServerSetting>`
      select name, current_setting(name) as value from unnest(array['fsync', 'synchronous_commit', 'full_page_writes', 'wal_level']) as name`,
  )
}

export type TableCount = { readonly table: string; readonly rows: number }

/** The number of rows of every table of ours, counted. */
export async function countRows(tx: Transaction): Promise<readonly TableCount[]> {
  const tables = await tx.rows(
    sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration' order by 1`,
  )
  const counts = tables.map(
    ({ name }) => sql<TableCount>`select ${name} as "table", count(*) as rows from ${sql.table(name)}`,
  )
  return tx.rows(sql.join(counts, ' union all '))
}
