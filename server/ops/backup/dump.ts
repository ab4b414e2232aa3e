import { createHash, type Hash } from 'node:crypto'
import type pg from 'pg'
import { type BackupTable, backupTables } from './tables.sql.ts'

/** How many rows a table has, and a hash over them. */
export type TableSummary = { readonly rows: number; readonly sha256: string }

/** What proves that two databases hold the same: hashes by table and by event (`community/event`). */
export type Summary = {
  readonly tables: Readonly<Record<string, TableSummary>>
  readonly events: Readonly<Record<string, string>>
}

export type DumpSink = {
  readonly table?: (table: BackupTable) => Promise<void>
  readonly rows?: (lines: readonly string[]) => Promise<void>
  readonly done?: (name: string, rows: number) => void
}

const rowsAtOnce = 2000

/**
 * Reads every row of every table in a fixed order, as JSON, hands it to `sink` and returns the hashes. The transaction
 * around it decides what is seen.
 */
export async function dump(client: pg.Client, sink: DumpSink = {}): Promise<Summary> {
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex'`)
  const tables: Record<string, TableSummary> = {}
  const events = new Map<string, Hash>()
  for (const table of await backupTables(client)) {
    await sink.table?.(table)
    const hash = createHash('sha256')
    let rows = 0
    for await (const batch of batches(client, table)) {
      const lines = batch.map(({ line }) => line)
      hash.update(`${lines.join('\n')}\n`)
      for (const { line, event } of batch) if (event !== null) hashOf(events, event).update(`${table.name} ${line}\n`)
      rows += batch.length
      await sink.rows?.(lines)
    }
    tables[table.name] = { rows, sha256: hash.digest('hex') }
    sink.done?.(table.name, rows)
  }
  const hashes = [...events].map(([event, hash]): [string, string] => [event, hash.digest('hex')])
  return { tables, events: Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1))) }
}

type Row = { readonly line: string; readonly event: string | null }

async function* batches(
  client: pg.Client,
  { name, columns, order, event }: BackupTable,
): AsyncGenerator<readonly Row[]> {
  const list = columns.map(column => `"${column}"`).join(', ')
  await client.query(`
    declare dumped no scroll cursor for
    select row_to_json((select one from (select ${list}) as one))::text as line, ${event} as event from "${name}" order by ${order}`)
  // The database reads the next batch while this one is worked on.
  const fetched = () => {
    const batch = client.query<Row>(`fetch ${rowsAtOnce} from dumped`)
    batch.catch(() => undefined)
    return batch
  }
  let coming = fetched()
  for (;;) {
    const { rows } = await coming
    const isLast = rows.length < rowsAtOnce
    if (!isLast) coming = fetched()
    if (rows.length > 0) yield rows
    if (isLast) break
  }
  await client.query('close dumped')
}

function hashOf(events: Map<string, Hash>, event: string): Hash {
  const known = events.get(event)
  if (known) return known
  const made = createHash('sha256')
  events.set(event, made)
  return made
}
