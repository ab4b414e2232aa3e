/** Brings a database to the newest schema: numbered `.sql` files, forward only, each in one transaction, each once. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { said } from '../../../contract/words/say.ts'
import { reasonOf } from '../log.ts'
import { SaidError } from '../saidError.ts'
import { applicationRole } from './connect.ts'
import { addOldestVersion, oldestVersionIn, tooOldFor } from './oldestVersion.ts'
import { presumeKeys } from './presumeKeys.ts'
import { retryRace } from './retryRace.ts'
import { createRoles } from './roles.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** The database cannot be prepared; the sentence says what the operator has to do. */
export class MigrationError extends SaidError {}

export type Migrated = { readonly applied: readonly string[]; readonly present: number }

/**
 * Creates the database `name` on the server of `url` (an address of its `postgres` database) unless it exists. For a server that
 * was killed meanwhile PostgreSQL may still be creating it.
 */
export async function createDatabase(url: string, name: string): Promise<void> {
  await withClient(url, client =>
    retryRace(async () => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      if (!rowCount) await client.query(`create database ${name} template template0`)
    }),
  )
}

/**
 * Applies what is missing. Safe when two servers do it at once: the second waits and finds nothing to do. Throws {@link MigrationError},
 * also when the database is newer than this code may be: whoever runs already goes on, because only a start looks.
 */
export async function migrate(url: string): Promise<Migrated> {
  return withClient(url, async client => {
    const version = Number((await client.query('show server_version_num')).rows[0]?.server_version_num)
    if (version < 150000)
      throw new MigrationError(said('start.trouble.oldPostgres', { version: Math.floor(version / 10000) }))
    await client.query('set client_min_messages = warning; set statement_timeout = 0')
    await retryRace(() => createRoles(client))
    await retryRace(() =>
      client.query('create table if not exists migration (name text primary key, applied_at timestamptz not null)'),
    )
    await retryRace(() => addOldestVersion(client))
    await client.query("insert into migration values ('000', clock_timestamp()) on conflict do nothing")
    const trouble = await tooOldFor(client, migrationNames())
    if (trouble !== undefined) throw new MigrationError(trouble)
    const applied: string[] = []
    for (const name of migrationNames()) if (await apply(client, name)) applied.push(name)
    await retryRace(() => presumeKeys(client))
    return { applied, present: migrationNames().length }
  })
}

/** The names of all migrations, in their order. */
export function migrationNames(): readonly string[] {
  return [...readdirSync(migrationsFolder).filter(name => name.endsWith('.sql')), '900_jobs.generated'].sort()
}

async function apply(client: pg.Client, name: string): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query("select from migration where name = '000' for update")
    const { rowCount } = await client.query('select from migration where name = $1', [name])
    if (!rowCount) {
      const text = name.endsWith('.sql') ? readFileSync(join(migrationsFolder, name), 'utf8') : jobTables()
      await client.query(text)
      await client.query('insert into migration values ($1, clock_timestamp(), $2)', [name, oldestVersionIn(text)])
    }
    await client.query('commit')
    return !rowCount
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(said('start.trouble.migrationFailed', { name, reason: reasonOf(error) }))
  }
}

/** The tables of the job queue, from pg-boss itself, without the transaction around them. */
function jobTables(): string {
  const plans = getConstructionPlans('jobs')
    .replace(/^\s*BEGIN;/i, '')
    .replace(/COMMIT;\s*$/i, '')
  return `${plans}; grant usage on schema jobs to ${applicationRole}; grant select, insert, update, delete on all tables in schema jobs to ${applicationRole}`
}

/** Runs `work` with one connection of its own, as the owner. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'caddiemaster owner',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
