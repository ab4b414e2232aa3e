/** What a merge did, kept so that it can be undone. All of it is for transactions that reach every community. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

export type RowJson = Readonly<Record<string, unknown>>

/** A row that names the player in a column: `card log` entries name two people, so the column is part of the place. */
export type MovedTable = { readonly name: string; readonly column: string; readonly key: readonly string[] }

/** Every place in which a merge writes the kept player for the removed one, after the registrations; cards follow from the log. */
export const movedTables: readonly MovedTable[] = [
  movedTable('flight_player', 'community_id', 'leaderboard_id'),
  movedTable('team_player', 'community_id', 'event_id'),
  movedTable('drawn_ball', 'community_id', 'event_id', 'team_id'),
  movedTable('tee_pairing_player', 'community_id', 'event_id'),
  movedTable('published_tee_pairing_player', 'community_id', 'event_id'),
  movedTable('player_handicap', 'community_id', 'event_id'),
  movedTable('posted_score', 'community_id', 'event_id'),
  movedTable('check_in', 'community_id', 'entry_id'),
  movedTable('prize_given', 'community_id', 'prize_id'),
  movedTable('official_place', 'community_id', 'place_id'),
  { name: 'score_entry', column: 'side_id', key: ['community_id', 'entry_id'] },
  { name: 'score_entry', column: 'scorer', key: ['community_id', 'entry_id'] },
  movedTable('message_delivery', 'community_id', 'message_id'),
  movedTable('sign_up', 'community_id', 'event_id'),
  movedTable('administrator', 'administrator_id'),
  movedTable('player_merge', 'merge_id'),
]

function movedTable(name: string, ...key: readonly string[]): MovedTable {
  return { name, column: 'player_id', key }
}

/** How the record calls a place. */
export const placeOf = ({ name, column }: MovedTable) => `${name}.${column}`

/** The value of the column for a player. */
export const namedIn = ({ column }: MovedTable, playerId: number): Sql =>
  column === 'scorer' ? sql`${`player:${playerId}`}` : sql`${playerId}::bigint`

/** Narrows the rows of a log of scores to those of players; other tables have no others. */
export const ofPlayers = ({ column }: MovedTable): Sql => (column === 'side_id' ? sql`and x.side = 'P'` : sql``)

/** The key of a row without the player. */
export const keyOf = ({ key }: MovedTable): Sql =>
  sql`concat_ws('/', ${sql.join(key.map(column => sql`x.${sql.ref(column)}`))})`

export type MergeRecord = {
  /** Where the removed player was registered. */
  readonly events: readonly { readonly communityId: number; readonly eventId: number; readonly registeredAt: string }[]
  /** The keys of the rows that moved, by place. */
  readonly moved: Readonly<Record<string, readonly string[]>>
  /** The keys of the rows that the kept player had there before: they are no part of what moved. */
  readonly stayed: Readonly<Record<string, readonly string[]>>
  /** Rows of the kept player that were overwritten; without `before`: that the merge made. */
  readonly changed: readonly {
    readonly table: 'player' | 'membership'
    readonly communityId: number | null
    readonly before: RowJson | null
    readonly after: RowJson
  }[]
  /** Rows that went, whole. */
  readonly gone: readonly { readonly table: string; readonly row: RowJson }[]
}

/** Says that one profile goes into another, before it does: no other profile may be deleted. */
export async function insertMerge(
  tx: Transaction,
  { keepId, removeId }: { readonly keepId: number; readonly removeId: number },
  { actor, now }: { readonly actor: string; readonly now: Temporal.Instant },
): Promise<number> {
  const row = await tx.first(
    sql<{ mergeId: number }>`
      insert into player_merge (player_id, kept_player_id, removed_player_id, merged_at, actor, rows)
      values (${keepId}, ${keepId}, ${removeId}, ${now.toString()}::timestamptz, ${actor}, '{}') returning merge_id as "mergeId"`,
  )
  if (!row) throw new Error('The merge was not written.')
  return row.mergeId
}

/** Keeps what the merge did. */
export async function keepRecord(tx: Transaction, mergeId: number, record: MergeRecord): Promise<void> {
  await tx.rows(sql`update player_merge set rows = ${JSON.stringify(record)}::jsonb where merge_id = ${mergeId}`)
}

/** The events that a player is registered for, with the moment of the registration as the database writes it. */
export function registeredEvents(tx: Transaction, playerId: number): Promise<MergeRecord['events'][number][]> {
  return tx.rows(
    sql<MergeRecord['events'][number]>`
      select community_id as "communityId", event_id as "eventId", to_jsonb(registered_at) #>> '{}' as "registeredAt"
      from registration where player_id = ${playerId} order by event_id`,
  )
}

/** These events with their rounds, by id. */
export async function withRounds(tx: Transaction, eventIds: readonly number[]): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      select event_id as id from event where event_id = any(${eventIds}::bigint[])
      union select r.event_id from event e join event r on r.community_id = e.community_id and r.parent_event_id = e.event_id
        where e.event_id = any(${eventIds}::bigint[]) order by id`,
  )
  return rows.map(({ id }) => id)
}

/** The keys of what a player has in these events and rounds, by place. */
export async function keysIn(
  tx: Transaction,
  playerId: number,
  eventIds: readonly number[],
): Promise<MergeRecord['stayed']> {
  const parts = movedTables.filter(hasEvent).map(
    table => sql`
        select ${placeOf(table)} as place, ${keyOf(table)} as key from ${sql.table(table.name)} x
        where x.event_id = any(${eventIds}::bigint[]) and x.${sql.ref(table.column)} = ${namedIn(table, playerId)} ${ofPlayers(table)}`,
  )
  const rows = await tx.rows(sql<{ place: string; key: string }>`${sql.join(parts, ' union all ')}`)
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return Object.fromEntries([...byPlace].map(([place, found]) => [place, found.map(({ key }) => key)]))
}

/** Whether rows of the table belong to an event. */
export function hasEvent({ name }: MovedTable): boolean {
  return name !== 'administrator' && name !== 'player_merge'
}

/** The profile of a player and the memberships, each with its community, as they are. */
export async function ownRows(
  tx: Transaction,
  playerId: number,
): Promise<
  readonly { readonly table: 'player' | 'membership'; readonly communityId: number | null; readonly row: RowJson }[]
> {
  return tx.rows(
    sql<{ table: 'player' | 'membership'; communityId: number | null; row: RowJson }>`
      select 'player' as "table", null::bigint as "communityId", to_jsonb(p) as row from player p where player_id = ${playerId}
      union all select 'membership', community_id, to_jsonb(m) from membership m where player_id = ${playerId}`,
  )
}

export type MergeRow = {
  readonly mergeId: number
  readonly playerId: number
  readonly keptId: number
  readonly removedId: number
  readonly mergedAt: string
  readonly actor: string
  readonly rows: MergeRecord
  readonly undone: boolean
}

/** A merge that is still remembered. */
export function mergeWithId(tx: Transaction, mergeId: number): Promise<MergeRow | undefined> {
  return tx.first(
    sql<MergeRow>`
      select merge_id as "mergeId", player_id as "playerId", kept_player_id as "keptId", removed_player_id as "removedId",
        ${timestampOf(sql`merged_at`)} as "mergedAt", actor, rows, undone_at is not null as undone
      from player_merge where merge_id = ${mergeId}`,
  )
}

/** Notes who took a merge back. */
export async function markMergeUndone(
  tx: Transaction,
  mergeId: number,
  { actor, now }: { readonly actor: string; readonly now: Temporal.Instant },
): Promise<void> {
  await tx.rows(
    sql`update player_merge set undone_at = ${now.toString()}::timestamptz, undone_by = ${actor} where merge_id = ${mergeId}`,
  )
}

/** How long a merge can be undone; after that nothing of it is kept but the log. */
export const undoableDays = 30

/** Forgets merges made before this moment. */
export async function forgetMerges(tx: Transaction, before: Temporal.Instant): Promise<void> {
  await tx.rows(sql`delete from player_merge where merged_at < ${before.toString()}::timestamptz`)
}
