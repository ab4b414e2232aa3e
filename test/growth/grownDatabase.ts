import { withClient } from '../../server/kernel/database/migrate.ts'
import { presumeKeys } from '../../server/kernel/database/presumeKeys.ts'
import { cloneDatabase, type TestDatabase } from '../cloneDatabase.ts'
import { worldTemplateName } from '../globalSetup.ts'
import { forget } from './forget.ts'
import type { Planning } from './rowsRead.ts'

/** Runs statements as the owner, and answers the rows of the last one. */
export type Rows = <Row extends object>(statements: string) => Promise<Row[]>

/** Adds rows to the named world. */
export type Grow = (rows: Rows) => Promise<unknown>

/** The named world, made larger: a database to copy, which PostgreSQL does not look at by itself. */
export async function grownDatabase(grow: Grow): Promise<TestDatabase> {
  const database = await cloneDatabase(worldTemplateName)
  await withClient(database.url, async client => {
    const rows: Rows = async statements => (await client.query(statements)).rows
    const all = await rows<{ name: string }>(
      "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    )
    await rows(all.map(({ name }) => `alter table ${name} set (autovacuum_enabled = false)`).join(';'))
    await grow(rows)
  })
  return database
}

/** A copy of it in which PostgreSQL knows of the tables what `tables` says. */
export async function knownDatabase(grown: TestDatabase, tables: Planning['tables']): Promise<TestDatabase> {
  const database = await cloneDatabase(grown.name)
  await withClient(database.url, async client => {
    if (tables === 'analysed') return void (await client.query('analyze'))
    await client.query(forget)
    await presumeKeys(client)
  })
  return database
}
