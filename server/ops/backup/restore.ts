import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { type Said, said } from '../../../contract/words/say.ts'
import { databaseCode } from '../../kernel/database/connect.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import type { Line } from '../../kernel/saidError.ts'
import { disablePublishedAccounts, publishedAccounts } from '../sample/publishedAccounts.ts'
import { BackupError, type BackupLine, formatVersion, type Manifest, readBackup, readMarkedLine } from './backupFile.ts'
import { dropIndexes } from './dropIndexes.ts'
import { dump, type Summary } from './dump.ts'
import { appliedMigrations, backupTables, markRestored, setSequence } from './tables.sql.ts'
import { createTableWriter, type TableWriter } from './tableWriter.ts'

export type Restored = { readonly manifest: Manifest; readonly summary: Summary }

/**
 * Fills the database from a backup, in one transaction that ends only when every table and event has the hash that the
 * backup says. The database must have the same migrations and be empty, or `replace` empties it. Throws {@link BackupError}.
 */
export async function restore(
  ownerUrl: string,
  path: string,
  options: {
    readonly replace: boolean
    readonly progress: (line: Line) => void
    /** What becomes of accounts with published passwords; they stay where nothing is said. */
    readonly published?: 'refused' | 'disabled'
  },
): Promise<Restored> {
  return withClient(ownerUrl, async client => {
    await client.query('begin')
    try {
      const restored = await fill(client, path, options)
      options.progress(said('backups.comparing'))
      const found = await dump(client)
      if (!isDeepStrictEqual(found, restored.summary)) throw new BackupError(difference(found, restored.summary))
      await lookForPublished(client, options.published)
      await markRestored(client)
      await client.query('commit')
      return restored
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      // Values and keys that the database refuses: classes 22 and 23.
      if (error instanceof Error && /^2[23]/.test(databaseCode(error) ?? '')) {
        throw new BackupError(said('backups.rowDoesNotFit', { reason: error.message }))
      }
      throw error
    }
  })
}

/** A demo is no start for production: anybody could log in. */
async function lookForPublished(client: pg.Client, wanted: 'refused' | 'disabled' | undefined): Promise<void> {
  if (wanted === 'disabled') return disablePublishedAccounts(client)
  const emails = wanted === 'refused' ? await publishedAccounts(client) : []
  if (emails.length === 0) return
  throw new BackupError(said('backups.published', { emails: emails.join(', ') }))
}

async function fill(
  client: pg.Client,
  path: string,
  { replace, progress }: { readonly replace: boolean; readonly progress: (line: Line) => void },
): Promise<Restored> {
  let manifest: Manifest | undefined
  let end: Extract<BackupLine, { summary: Summary }> | undefined
  let table: TableWriter | undefined
  let makeIndexes: Awaited<ReturnType<typeof prepare>> | undefined
  for await (const line of readBackup(path)) {
    if (end) throw new BackupError(said('backups.goesOn'))
    if (!line.startsWith('#')) {
      if (!table) throw new BackupError(said('backups.notBackup'))
      await table.add(line)
      continue
    }
    await table?.finish()
    table = undefined
    const marked = readMarkedLine(line)
    if ('manifest' in marked && !manifest) {
      manifest = marked.manifest
      makeIndexes = await prepare(client, manifest, replace)
    } else if (!manifest) throw new BackupError(said('backups.notBackup'))
    else if ('table' in marked) table = createTableWriter(client, marked.table, progress)
    else if ('summary' in marked) end = marked
  }
  if (!manifest || !end || !makeIndexes) throw new BackupError(said('backups.incomplete'))
  for (const [name, last] of Object.entries(end.sequences)) if (last !== null) await setSequence(client, name, last)
  await makeIndexes(progress)
  return { manifest, summary: end.summary }
}

/** Looks whether the backup fits the database, and empties it. Returns what gives it its keys and indexes again. */
async function prepare(client: pg.Client, manifest: Manifest, replace: boolean): ReturnType<typeof dropIndexes> {
  if (manifest.format !== 'caddiemaster backup' || manifest.formatVersion !== formatVersion) {
    throw new BackupError(said('backups.otherFormat', { format: formatVersion }))
  }
  const migrations = await appliedMigrations(client)
  if (!isDeepStrictEqual([...manifest.migrations], [...migrations])) {
    throw new BackupError(
      said('backups.otherVersion', {
        version: manifest.version,
        migration: manifest.migrations.at(-1) ?? said('backups.none'),
        own: migrations.at(-1) ?? said('backups.none'),
      }),
    )
  }
  const names = (await backupTables(client)).map(({ name }) => name)
  const filled = await filledTables(
    client,
    names.filter(name => name !== 'handicap_provider'),
  )
  if (filled.length > 0 && !replace) {
    throw new BackupError(said('backups.notEmpty', { tables: filled.slice(0, 3).join(', ') }))
  }
  await client.query(`truncate ${names.map(name => `"${name}"`).join(', ')} restart identity`)
  await client.query("set local maintenance_work_mem = '256MB'; set local statement_timeout = 0")
  return dropIndexes(client, names)
}

async function filledTables(client: pg.Client, names: readonly string[]): Promise<readonly string[]> {
  const questions = names.map(name => `select '${name}' as name where exists (select from "${name}")`)
  const { rows } = await client.query<{ name: string }>(questions.join(' union all '))
  return rows.map(({ name }) => name)
}

function difference(found: Summary, wanted: Summary): Said {
  const differing = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(key => !isDeepStrictEqual(a[key], b[key]))
  const tables = differing(found.tables, wanted.tables)
  const events = differing(found.events, wanted.events)
  const listed = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : said('backups.none'))
  return said('backups.differs', { tables: listed(tables), events: listed(events) })
}
