/** Which versions may run on a database: each migration says the oldest one that still may. */
import type pg from 'pg'
import { type Said, said } from '../../../contract/words/say.ts'
import { version } from '../version.ts'

/** What the first line of a migration says, `-- Oldest version that may run on it: 0.1.0`; undefined where it says nothing, as those before 130: they are older than any code that looks. */
export function oldestVersionIn(text: string): string | undefined {
  return /^-- Oldest version that may run on it: (\d+\.\d+\.\d+)\n/.exec(text)?.[1]
}

/** Makes room for what migrations say; databases of before have none. */
export async function addOldestVersion(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from information_schema.columns where table_schema = 'public' and table_name = 'migration' and column_name = 'oldest_version'`,
  )
  // Locked only the first time: others may be reading.
  if (!rowCount) await client.query('alter table migration add column if not exists oldest_version text')
}

/** Why this code must not run on the database, which has migrations that it does not know; undefined when it may. */
export async function tooOldFor(client: pg.Client, known: readonly string[]): Promise<Said | undefined> {
  const { rows } = await client.query<{ name: string; oldest: string | null }>(
    `select name, oldest_version as oldest from migration where name <> '000' and not name = any($1) order by name`,
    [known],
  )
  const barring = rows.filter(({ oldest }) => oldest === null || compareVersions(oldest, version) > 0)
  const [first] = barring
  if (!first) return undefined
  const stated = barring.flatMap(({ oldest }) => oldest ?? []).toSorted(compareVersions)
  const last = stated.at(-1)
  const needed =
    last === undefined ? said('start.trouble.laterVersion') : said('start.trouble.versionOrLater', { version: last })
  return said('start.trouble.newerDatabase', { version, migration: first.name, needed })
}

/** Negative when `a` is the older one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map(text => text.split('.').map(Number))
  const place = left?.findIndex((part, index) => part !== right?.[index]) ?? -1
  return place < 0 ? 0 : (left?.[place] ?? 0) - (right?.[place] ?? 0)
}
