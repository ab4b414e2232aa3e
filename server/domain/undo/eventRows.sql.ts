import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import { type Holding, hold, type VisibleEvent } from '../access/visibleEvent.ts'
import { keptColumns, type RowChange, type UndoTable, undoTables } from './undoTables.ts'

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
  const events = eventAndRounds(communityId, registrationEventId)
  const keys = sql.join(key.map(column => sql`x.${sql.ref(column)}`))
  const head = sql`select ${name} as "table", concat_ws('/', ${keys}) as key, to_jsonb(x)::text as text from ${sql.table(name)} x`
  if (belongs === 'registration')
    return sql`
      ${head} where x.by_name and x.player_id = any(array(
        select r.player_id from registration r where r.community_id = ${communityId} and r.event_id = ${registrationEventId} and not r.by_profile
        union all
        select s.player_id from sign_up s where s.community_id = ${communityId} and s.event_id = ${registrationEventId}))`
  const where =
    belongs === 'leaderboard'
      ? sql`x.leaderboard_id = any(array(select l.leaderboard_id from leaderboard l where l.community_id = ${communityId} and l.event_id = ${events}))`
      : sql`x.event_id = ${events}`
  return sql`${head} where x.community_id = ${communityId} and ${where}`
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
 * goes must be among the changes: the database deletes it too, or refuses to leave it behind.
 */
export async function bringBackRows(tx: Transaction, changes: readonly RowChange[]): Promise<void> {
  const byTable = Map.groupBy(changes, ({ table }) => table)
  const changesOf = ({ name }: UndoTable) => byTable.get(name) ?? []
  for (const table of undoTables) {
    await insertRows(
      tx,
      table,
      changesOf(table).flatMap(({ before, after }) => (before && !after ? [before] : [])),
    )
    await updateRows(
      tx,
      table,
      changesOf(table).flatMap(({ before, after }) => (before && after ? [before] : [])),
    )
  }
  const going = (table: UndoTable) => changesOf(table).flatMap(({ before, after }) => (before || !after ? [] : [after]))
  for (const table of undoTables.toReversed()) {
    // Nobody sees a player by name without the registration: both go in one statement.
    const hanging = undoTables.filter(({ belongs }) => belongs === table.name)
    if (table.belongs !== 'registration') await deleteRows(tx, [table, ...hanging], going)
  }
}

type Row = Readonly<Record<string, unknown>>

const namesOf = (columns: readonly string[]) => sql.join(columns.map(column => sql.ref(column)))

function rowsOf({ name }: UndoTable, rows: readonly Row[]): Sql {
  return sql`jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)`
}

/** What tells a row from others: where it is of a community, that too. */
function keysOf({ belongs, key }: UndoTable): readonly string[] {
  return belongs === 'registration' ? key : ['community_id', ...key]
}

async function insertRows(tx: Transaction, table: UndoTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = namesOf(Object.keys(first))
  await tx.rows(sql`insert into ${sql.table(table.name)} (${columns}) select ${columns} from ${rowsOf(table, rows)}`)
}

async function updateRows(tx: Transaction, table: UndoTable, rows: readonly Row[]): Promise<void> {
  const keys = keysOf(table)
  const stays = table.name === 'event' ? [...keys, ...keptColumns] : keys
  const columns = Object.keys(rows[0] ?? {}).filter(column => !stays.includes(column))
  if (columns.length === 0) return
  const set = sql.join(columns.map(column => sql`${sql.ref(column)} = w.${sql.ref(column)}`))
  await tx.rows(sql`update ${sql.table(table.name)} x set ${set} from ${rowsOf(table, rows)} w where ${sameRow(keys)}`)
}

async function deleteRows(
  tx: Transaction,
  tables: readonly UndoTable[],
  rowsGoing: (table: UndoTable) => readonly Row[],
): Promise<void> {
  const parts = tables.flatMap(table => {
    const rows = rowsGoing(table)
    const from = sql`delete from ${sql.table(table.name)} x using ${rowsOf(table, rows)} w where ${sameRow(keysOf(table))}`
    return rows.length === 0 ? [] : [from]
  })
  const [first, ...others] = parts
  if (!first) return
  const names = others.map((part, index) => sql`${sql.ref(`hanging${index}`)} as (${part})`)
  await tx.rows(others.length === 0 ? first : sql`with ${sql.join(names)} ${first}`)
}

function sameRow(keys: readonly string[]): Sql {
  const same = keys.map(column => sql`x.${sql.ref(column)} = w.${sql.ref(column)}`)
  return sql.join(same, ' and ')
}

/** Holds the event for a change past the mount. */
export function holdForStep(tx: Transaction, { registrationEventId }: Root, holding: Holding): Promise<unknown> {
  return tx.rows(sql`select ${hold(holding, sql`${registrationEventId}::bigint`)}`)
}
