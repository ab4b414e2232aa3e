import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type RowChange, type UndoTable, undoTables } from './undoTables.ts'

type Root = Pick<VisibleEvent, 'communityId' | 'registrationEventId'>

/** A row as text: two texts are equal when nothing of the row has changed. */
type RowText = { readonly table: string; readonly key: string; readonly text: string }

export type RowsOfEvent = ReadonlyMap<string, RowText>

/** All rows that make up the event, with its rounds. */
export async function rowsOfEvent(tx: Transaction, root: Root): Promise<RowsOfEvent> {
  const parts = undoTables.map(table => selectOf(table, root))
  const rows = await tx.rows(sql<RowText>`${sql.join(parts, ' union all ')}`)
  return new Map(rows.map(row => [`${row.table}/${row.key}`, row]))
}

function selectOf(table: UndoTable, { communityId, registrationEventId }: Root): Sql {
  const { name, key, belongs } = table
  const events = sql`
    select e.event_id from event e
    where e.community_id = ${communityId} and (e.event_id = ${registrationEventId} or e.parent_event_id = ${registrationEventId})`
  const where =
    belongs === 'leaderboard'
      ? sql`x.leaderboard_id in (select l.leaderboard_id from leaderboard l where l.community_id = ${communityId} and l.event_id in (${events}))`
      : sql`x.event_id in (${events})`
  const keys = sql.join(key.map(column => sql`x.${sql.ref(column)}`))
  return sql`
    select ${name} as "table", concat_ws('/', ${keys}) as key, to_jsonb(x)::text as text
    from ${sql.table(name)} x where x.community_id = ${communityId} and ${where}`
}

/** What changed between two looks at the rows of an event. */
export function changesBetween(before: RowsOfEvent, after: RowsOfEvent): readonly RowChange[] {
  const changes: RowChange[] = []
  for (const [id, { table, key, text }] of before) {
    const now = after.get(id)
    if (now?.text !== text)
      changes.push({ table, key, before: JSON.parse(text), after: now ? JSON.parse(now.text) : null })
  }
  for (const [id, { table, key, text }] of after)
    if (!before.has(id)) changes.push({ table, key, before: null, after: JSON.parse(text) })
  return changes
}

/**
 * Brings rows from `after` to `before`, parents first, and rows that were new away, children first. What hangs on a row that
 * goes must be among the changes: the database refuses to leave it behind.
 */
export async function bringBackRows(tx: Transaction, changes: readonly RowChange[]): Promise<void> {
  const byTable = Map.groupBy(changes, ({ table }) => table)
  for (const table of undoTables) {
    const rows = (byTable.get(table.name) ?? []).flatMap(({ before }) => (before ? [before] : []))
    if (rows.length > 0) await writeRows(tx, table, rows)
  }
  for (const table of undoTables.toReversed()) {
    const rows = (byTable.get(table.name) ?? []).flatMap(({ before, after }) => (before || !after ? [] : [after]))
    if (rows.length > 0) await deleteRows(tx, table, rows)
  }
}

type Row = Readonly<Record<string, unknown>>

async function writeRows(tx: Transaction, { name, key }: UndoTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const keys = ['community_id', ...key]
  const others = columns.filter(column => !keys.includes(column))
  const set = others.map(column => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  const names = (list: readonly string[]) => sql.join(list.map(column => sql.ref(column)))
  await tx.rows(
    sql`
      insert into ${sql.table(name)} (${names(columns)})
      select ${names(columns)} from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)
      on conflict (${names(keys)}) do ${set.length > 0 ? sql`update set ${sql.join(set)}` : sql`nothing`}`,
  )
}

async function deleteRows(tx: Transaction, { name, key }: UndoTable, rows: readonly Row[]): Promise<void> {
  const same = ['community_id', ...key].map(column => sql`x.${sql.ref(column)} = w.${sql.ref(column)}`)
  await tx.rows(
    sql`
      delete from ${sql.table(name)} x
      using jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb) w
      where ${sql.join(same, ' and ')}`,
  )
}

/** Lets one person at a time change the event, while programs and public pages change it beside each other but not beside a person: what a step did is known exactly. */
export function holdForStep(
  tx: Transaction,
  { registrationEventId }: Root,
  kind: 'person' | 'other',
): Promise<unknown> {
  const key = sql`-${registrationEventId}::bigint`
  return kind === 'person'
    ? tx.rows(sql`select pg_advisory_xact_lock(${key})`)
    : tx.rows(sql`select pg_advisory_xact_lock_shared(${key})`)
}
