/** The rows of one event as they are now: read, taken away and put back as the text of their JSON. */
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { said } from '../../../contract/words/say.ts'
import { keptColumns } from '../../domain/undo/undoTables.ts'
import { BackupError } from '../backup/backupFile.ts'
import { appliedMigrations } from '../backup/tables.sql.ts'
import { createTableWriter } from '../backup/tableWriter.ts'
import type { EventInBackup, TableInBackup } from './eventInBackup.ts'

/** Holds the event against everybody else, after its players, as everybody does. Throws {@link BackupError} when the backup cannot be put into this database. */
export async function holdEvent(client: pg.Client, wanted: EventInBackup): Promise<void> {
  const { communityId, eventIds, manifest } = wanted
  await client.query('select from player where player_id = any($1::bigint[]) order by player_id for share', [
    playersOf(wanted),
  ])
  if (!isDeepStrictEqual([...manifest.migrations], [...(await appliedMigrations(client))]))
    throw new BackupError(said('backups.otherSchema', { version: manifest.version }))
  const { rows } = await client.query<{ community: number; id: number }>(
    `select community_id as community, event_id as id from event
     where event_id = any($1::bigint[]) or parent_event_id = any($1::bigint[]) order by event_id for update`,
    [eventIds],
  )
  if (rows.some(({ community }) => community !== communityId)) throw new BackupError(said('backups.otherCommunity'))
  const younger = rows.filter(({ id }) => !eventIds.includes(id)).map(({ id }) => `S-${id}`)
  if (younger.length > 0) throw new BackupError(said('backups.unknownRound', { rounds: younger.join(', ') }))
}

/** The rows of a table that belong to the event now, as the backup would have them. */
export async function presentRows(
  client: pg.Client,
  { name, columns }: TableInBackup,
  event: EventInBackup,
): Promise<readonly string[]> {
  const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
  const { rows } = await client.query<{ line: string }>(
    `select row_to_json((select one from (select ${list}) as one))::text as line from ${client.escapeIdentifier(name)}
     where ${ofEvent(columns)}`,
    [event.communityId, event.eventIds],
  )
  return rows.map(({ line }) => line)
}

/** Takes away everything that can be put back: not the event itself, and nothing of the log of scores. */
export async function deleteRows(client: pg.Client, event: EventInBackup): Promise<void> {
  for (const { name, columns } of event.tables.toReversed()) {
    if (name === 'event' || name === 'score_entry') continue
    await client.query(`delete from ${client.escapeIdentifier(name)} where ${ofEvent(columns)}`, [
      event.communityId,
      event.eventIds,
    ])
  }
}

function ofEvent(columns: readonly string[]): string {
  return columns.includes('event_id')
    ? 'community_id = $1 and event_id = any($2::bigint[])'
    : 'community_id = $1 and leaderboard_id in (select leaderboard_id from leaderboard where community_id = $1 and event_id = any($2::bigint[]))'
}

/** Writes the rows of the backup; entries of the log only where they are missing. */
export async function insertRows(client: pg.Client, table: TableInBackup, present: ReadonlySet<string>): Promise<void> {
  if (table.name === 'event') return updateEvents(client, table)
  const isNew = (line: string) => table.name !== 'score_entry' || !present.has(JSON.parse(line).entry_id)
  const writer = createTableWriter(client, table, () => undefined)
  for (const line of table.rows.filter(isNew)) await writer.add(line)
  await writer.finish()
}

/** Who is registered or signed up in the backup. */
function playersOf({ tables }: EventInBackup): readonly number[] {
  const rows = tables.flatMap(({ name, rows }) => (name === 'registration' || name === 'sign_up' ? rows : []))
  return [...new Set(rows.map((line): number => JSON.parse(line).player_id))]
}

/** The event with its registrations under the names that the players have now: a restore takes no name back. */
export async function withPresentNames(client: pg.Client, event: EventInBackup): Promise<EventInBackup> {
  const { rows } = await client.query<{ id: number; last_name_key: string; first_name_key: string }>(
    'select player_id as id, last_name_key, first_name_key from player where player_id = any($1::bigint[])',
    [playersOf(event)],
  )
  const names = new Map(rows.map(({ id, ...name }) => [id, name]))
  const renamed = (line: string) => {
    const row: Readonly<Record<string, unknown>> = JSON.parse(line)
    const name = names.get(Number(row.player_id))
    const isSame = name?.last_name_key === row.last_name_key && name?.first_name_key === row.first_name_key
    return isSame ? line : JSON.stringify({ ...row, ...name })
  }
  const tables = event.tables.map(table =>
    table.name === 'registration' ? { ...table, rows: table.rows.map(renamed) } : table,
  )
  return { ...event, tables }
}

/** What came back may stand between entries, so that each is judged again when its card is written. */
export async function countAllEntries(client: pg.Client, { communityId, eventIds }: EventInBackup): Promise<void> {
  await client.query(
    'update score_entry set outdone = false where community_id = $1 and event_id = any($2::bigint[]) and outdone',
    [communityId, eventIds],
  )
}

/** Gives cards that were written anew the ids that their scores had, unless another card has got one of them since. */
export async function bringScoreIdsBack(
  client: pg.Client,
  { communityId, scoreIds }: Pick<EventInBackup, 'communityId' | 'scoreIds'>,
): Promise<void> {
  await client.query(
    `update card c set score_id = w.score_id
     from jsonb_to_recordset($2::jsonb) as w(event_id bigint, side text, side_id bigint, score_id bigint)
     where c.community_id = $1 and c.event_id = w.event_id and c.side = w.side and c.side_id = w.side_id and c.score_id <> w.score_id
       and not exists (select from card o where o.score_id = w.score_id)`,
    [communityId, JSON.stringify(scoreIds)],
  )
}

async function updateEvents(client: pg.Client, { columns, rows }: TableInBackup): Promise<void> {
  const list = columns.map(column => client.escapeIdentifier(column))
  const changed = list.filter((_, index) => !keptColumns.includes(columns[index] ?? ''))
  await client.query(
    `insert into event (${list.join(', ')}) select ${list.join(', ')} from jsonb_populate_recordset(null::event, $1::jsonb)
     on conflict (community_id, event_id) do update set ${changed.map(column => `${column} = excluded.${column}`).join(', ')}`,
    [`[${rows.join(',')}]`],
  )
}

/** Puts back players by name who are gone; returns profiles that are, and cannot be put back with one event. */
export async function insertMissingPlayers(client: pg.Client, event: EventInBackup): Promise<readonly number[]> {
  const wanted = playersOf(event)
  const { rows } = await client.query<{ id: number }>(
    'select player_id as id from player where player_id = any($1::bigint[])',
    [wanted],
  )
  const here = new Set(rows.map(({ id }) => id))
  const gone = wanted.filter(id => !here.has(id))
  const byName = gone.flatMap(id => event.playersByName.get(id) ?? [])
  await client.query('insert into player select * from jsonb_populate_recordset(null::player, $1::jsonb)', [
    `[${byName.join(',')}]`,
  ])
  return gone.filter(id => !event.playersByName.has(id))
}
