/** Our own tables as the catalogue of the database knows them. */
import type pg from 'pg'

export type BackupTable = {
  readonly name: string
  readonly columns: readonly string[]
  /** What orders its rows: its key, text byte by byte. */
  readonly order: string
  /** The event that a row belongs to, as `community/event`; null where it belongs to none. */
  readonly event: string
  /** Rows refer to rows of the same table. */
  readonly refersToItself: boolean
}

type Described = {
  readonly name: string
  readonly columns: string[]
  readonly keys: { readonly column: string; readonly isText: boolean }[]
  readonly refersTo: string[]
}

/** Every table but the list of migrations and what the database is called, each after those that it refers to. */
export async function backupTables(client: pg.Client): Promise<readonly BackupTable[]> {
  const { rows } = await client.query<Described>(`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(json_build_object('column', a.attname, 'isText', a.atttypid = 'text'::regtype) order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality as k(number, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number) as keys,
      (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f') as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('migration', 'database_identity') order by c.relname`)
  return inOrder(rows).map(({ name, columns, keys, refersTo }) => ({
    name,
    columns,
    order: keys.map(({ column, isText }) => `"${column}"${isText ? ' collate "C"' : ''}`).join(', '),
    event: eventOf(name, columns),
    refersToItself: refersTo.includes(name),
  }))
}

function inOrder(tables: readonly Described[]): readonly Described[] {
  const ordered: Described[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const ready = waiting.filter(({ name, refersTo }) => refersTo.every(other => other === name || !names.has(other)))
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter(table => !ready.includes(table))
  }
  return ordered
}

/** Flights know their event through their leaderboard. */
function eventOf(name: string, columns: readonly string[]): string {
  if (columns.includes('community_id') && columns.includes('event_id')) return `community_id || '/' || event_id`
  if (columns.includes('leaderboard_id')) {
    return `(select l.community_id || '/' || l.event_id from leaderboard l where l.community_id = "${name}".community_id and l.leaderboard_id = "${name}".leaderboard_id)`
  }
  return 'null::text'
}

/** How far the ids of each table have been counted; null where none was given out. */
export async function sequences(client: pg.Client): Promise<Readonly<Record<string, number | null>>> {
  const { rows } = await client.query<{ name: string; last: number | null }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Lets the ids of a table go on after `last`. */
export async function setSequence(client: pg.Client, name: string, last: number): Promise<void> {
  await client.query('select setval(format($$public.%I$$, $1::text)::regclass, $2::bigint)', [name, last])
}

/** The names of the migrations of this database, the oldest first. */
export async function appliedMigrations(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from migration where name <> '000' order by name`)
  return rows.map(({ name }) => name)
}

/** Which installation this database is. */
export async function installationId(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select installation_id as id from database_identity')
  const [row] = rows
  if (!row) throw new Error('The database has no row in database_identity.')
  return row.id
}

/** Remembers that the rows of this database come from a backup. */
export async function markRestored(client: pg.Client): Promise<void> {
  await client.query('update database_identity set restored_at = clock_timestamp()')
}
