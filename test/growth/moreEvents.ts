/** Events beside the medal of the named world, each as large as it is. */
import type { Rows } from './grownDatabase.ts'

const medal = 110
/** Ids of a copy lie this far behind those of the copy before. */
const apart = 1_000_000

/** Ids that belong to one event; all others, like those of players and courses, are shared. */
const ownIds = ['event_id', 'registration_event_id', 'leaderboard_id', 'team_id', 'flight_id', 'tee_pairing_id']

type Column = { readonly table: string; readonly name: string; readonly identity: boolean; readonly isId: boolean }

/** Copies all rows of the medal `count` times; players and courses are the same in all of them. */
export async function moreEvents(rows: Rows, count: number): Promise<void> {
  const columns = await rows<Column>(`
    select c.table_name as "table", c.column_name as name, c.is_identity = 'YES' as identity, c.data_type = 'bigint' as "isId"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.ordinal_position`)
  const copies = [...Map.groupBy(columns, ({ table }) => table)].flatMap(([table, own]) => copyOf(table, own, count))
  await rows(`set session_replication_role = replica; ${copies.join(';')}; set session_replication_role = origin`)
}

function copyOf(table: string, columns: readonly Column[], count: number): readonly string[] {
  const ids = columns.flatMap(({ name, isId }) => (isId ? [name] : []))
  const where = ids.includes('event_id')
    ? `x.event_id = ${medal}`
    : ids.includes('leaderboard_id')
      ? `x.leaderboard_id in (select leaderboard_id from leaderboard where event_id = ${medal})`
      : undefined
  if (where === undefined) return []
  const kept = columns.filter(({ identity, name }) => !identity || ownIds.includes(name)).map(({ name }) => name)
  return [
    `insert into ${table} (${kept.join(', ')})
      select ${kept.map(copied).join(', ')} from generate_series(1, ${count}) n cross join ${table} x where ${where}`,
  ]
}

/** What the copy has in this column: ids of its own where they belong to the event, and the value of the medal elsewhere. */
function copied(column: string): string {
  if (ownIds.includes(column)) return `x.${column} + n * ${apart}::bigint`
  if (column === 'side_id') return `case x.side when 'T' then x.side_id + n * ${apart}::bigint else x.side_id end`
  if (column === 'entry_id' || column === 'form_key') return 'gen_random_uuid()'
  if (column === 'step_id') return `x.step_id || '/' || n`
  return `x.${column}`
}
