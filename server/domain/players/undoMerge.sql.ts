/** Brings back what a merge did. All of it is for transactions over everything. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { copyRegistrations, moveMails, movePlayer } from './merge.sql.ts'
import {
  hasEvent,
  keyOf,
  type MergeRecord,
  movedTables,
  namedIn,
  ofPlayers,
  placeOf,
  type RowJson,
} from './mergeRecord.sql.ts'

/** Another player who has the e-mail address or the world handicap id of the removed profile now. */
export function takenIdentity(
  tx: Transaction,
  removed: RowJson,
  keptId: number,
): Promise<{ readonly playerId: number } | undefined> {
  const { email_key: email, hc_provider_id: provider, hc_id: hcId } = removed
  return tx.first(
    sql<{ playerId: number }>`
      select player_id as "playerId" from player where email_key = ${email} and player_id <> ${keptId}
      union all select player_id from player
        where hc_provider_id = ${provider}::bigint and hc_id = ${hcId} and player_id <> ${keptId} limit 1`,
  )
}

/** Those of these events for which the kept player was registered anew since the merge. */
export async function registeredAnew(
  tx: Transaction,
  keptId: number,
  events: MergeRecord['events'],
): Promise<readonly string[]> {
  const rows = await tx.rows(
    sql<{ name: string }>`
      select e.name from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as m("communityId" bigint, "eventId" bigint, "registeredAt" timestamptz)
      join registration r on r.community_id = m."communityId" and r.event_id = m."eventId" and r.player_id = ${keptId}
      join event e on e.community_id = r.community_id and e.event_id = r.event_id
      where r.registered_at <> m."registeredAt" order by e.start_date, e.event_id`,
  )
  return rows.map(({ name }) => name)
}

/** Writes what the kept profile or a membership of it had before, in the columns that the merge changed. */
export async function setBack(
  tx: Transaction,
  keptId: number,
  { table, communityId }: MergeRecord['changed'][number],
  columns: RowJson,
): Promise<void> {
  const names = Object.keys(columns)
  if (names.length === 0) return
  const set = sql.join(names.map(name => sql`${sql.ref(name)} = w.${sql.ref(name)}`))
  const where = communityId === null ? sql`` : sql`and x.community_id = ${communityId}`
  await tx.rows(
    sql`
      update ${sql.table(table)} x set ${set}
      from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(columns)}::jsonb) w where x.player_id = ${keptId} ${where}`,
  )
}

/** What has to be there still for a row to come back; what hangs on an event that was deleted since does not. */
const parents: Readonly<Record<string, Sql>> = {
  player: sql`true`,
  proof_try: sql`true`,
  membership: sql`exists (select from community c where c.community_id = w.community_id)`,
  web_link: sql`exists (select from event e where e.community_id = w.community_id and e.event_id = w.event_id)`,
  sign_up: sql`exists (select from event e where e.community_id = w.community_id and e.event_id = w.event_id)`,
  message_delivery: sql`exists (select from message m where m.community_id = w.community_id and m.message_id = w.message_id)`,
  different_people: sql`2 = (select count(*) from player p where p.player_id in (w.player_id, w.other_player_id))`,
}

/** Writes rows of these tables that went, as they were. */
export async function bringBack(tx: Transaction, gone: MergeRecord['gone']): Promise<void> {
  for (const [table, rows] of Map.groupBy(gone, ({ table }) => table)) {
    const columns = sql.join(Object.keys(rows[0]?.row ?? {}).map(name => sql.ref(name)))
    await tx.rows(
      sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb) w
        where ${parents[table] ?? sql`false`} on conflict do nothing`,
    )
  }
}

/**
 * Moves everything back that belongs to the events that the removed player brought, also what was added since, and elsewhere the rows that the
 * merge moved. What the kept player had there before stays.
 */
export async function moveBack(
  tx: Transaction,
  {
    keptId,
    removedId,
    byProfile,
    roundIds,
    record,
  }: {
    readonly keptId: number
    readonly removedId: number
    readonly byProfile: boolean
    /** The events of the record with their rounds. */
    readonly roundIds: readonly number[]
    readonly record: MergeRecord
  },
): Promise<void> {
  const eventIds = record.events.map(({ eventId }) => eventId)
  await copyRegistrations(tx, { from: keptId, to: removedId, byProfile, eventIds })
  for (const table of movedTables) {
    const [moved = [], stayed = []] = [record.moved[placeOf(table)], record.stayed[placeOf(table)]]
    const added = hasEvent(table)
      ? sql`or x.event_id = any(${roundIds}::bigint[]) and ${keyOf(table)} <> all(${stayed})`
      : sql``
    await movePlayer(
      tx,
      table,
      removedId,
      sql`x.${sql.ref(table.column)} = ${namedIn(table, keptId)} ${ofPlayers(table)} and (${keyOf(table)} = any(${moved}) ${added})`,
    )
  }
  // A card whose log went back goes with it, so that its score keeps its id.
  await tx.rows(
    sql`
      update card c set side_id = ${removedId} where c.side = 'P' and c.side_id = ${keptId}
        and exists (select from score_entry x where x.community_id = c.community_id and x.event_id = c.event_id and x.side = 'P' and x.side_id = ${removedId})
        and not exists (select from score_entry x where x.community_id = c.community_id and x.event_id = c.event_id and x.side = 'P' and x.side_id = ${keptId})`,
  )
  await moveMails(tx, keptId, removedId, eventIds)
  await tx.rows(sql`delete from registration where player_id = ${keptId} and event_id = any(${eventIds}::bigint[])`)
}

/** Takes memberships away that came with a merge, except where the player has registered since. */
export async function leaveCommunities(
  tx: Transaction,
  keptId: number,
  communityIds: readonly number[],
  since: string,
): Promise<void> {
  await tx.rows(
    sql`
      delete from membership m where m.player_id = ${keptId} and m.community_id = any(${communityIds}::bigint[])
        and not exists (
          select from community c
          join (
            select community_id from registration where player_id = ${keptId} and registered_at > ${since}::timestamptz
            union select community_id from sign_up where player_id = ${keptId} and signed_up_at > ${since}::timestamptz) x
            on x.community_id = c.community_id
          where m.community_id in (c.community_id, c.club_community_id))`,
  )
}

/** The rounds in which a player has scores or has marked some; of an event that the player left, too. */
export function roundsWithScores(
  tx: Transaction,
  playerId: number,
): Promise<{ readonly communityId: number; readonly eventId: number }[]> {
  return tx.rows(
    sql<{ communityId: number; eventId: number }>`
      select distinct community_id as "communityId", event_id as "eventId" from score_entry
      where side = 'P' and side_id = ${playerId} or scorer = ${`player:${playerId}`} order by 2, 1`,
  )
}
