/** Everything that belongs to events, as rows: told to the log before it goes, so that it can be brought back. */
import { byKey } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'

/** In an order in which every row finds what it refers to. */
const tables = [
  'event',
  'event_course',
  'registration',
  'sign_up',
  'leaderboard',
  'flight',
  'flight_player',
  'flight_team',
  'team',
  'team_player',
  'drawn_ball',
  'tee_pairing',
  'tee_pairing_player',
  'player_handicap',
  'team_handicap',
  'card',
  'posted_score',
  'web_link',
] as const

/** Those that name an event only through their leaderboard. */
const ofLeaderboards: ReadonlySet<string> = new Set(['flight', 'flight_player', 'flight_team'])

export type EventContents = Readonly<Record<string, readonly unknown[]>>

/** The rows of these events by table, and their players by name; tables without rows are left out. */
export async function eventContents(
  tx: Transaction,
  communityId: number,
  eventIds: readonly number[],
): Promise<EventContents> {
  const byName = sql`
    select 'player' as name, (
      select jsonb_agg(to_jsonb(p)) from registration r join ${byKey('player', sql`player_id = r.player_id`)} p on p.by_name
      where r.community_id = ${communityId} and r.event_id = any(${eventIds}::bigint[])) as rows`
  const parts = tables.map(
    table => sql`select ${sql.raw(`'${table}'`)} as name, ${rowsOf(table, communityId, eventIds)} as rows`,
  )
  const found = await tx.rows(
    sql<{
      name: string
      rows: readonly unknown[]
    }>`select name, rows from (${sql.join([...parts, byName], ' union all ')}) x where rows is not null`,
  )
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]))
}

function rowsOf(table: string, communityId: number, eventIds: readonly number[]): Sql {
  const condition = ofLeaderboards.has(table)
    ? sql`x.leaderboard_id in (
        select l.leaderboard_id from leaderboard l where l.community_id = ${communityId} and l.event_id = any(${eventIds}::bigint[]))`
    : sql`x.event_id = any(${eventIds}::bigint[])`
  return sql`(select jsonb_agg(to_jsonb(x)) from ${sql.table(table)} x where x.community_id = ${communityId} and ${condition})`
}

/** Whether anything was ever entered on a card of these events. */
export async function hasEntries(tx: Transaction, communityId: number, eventIds: readonly number[]): Promise<boolean> {
  const row = await tx.first(
    sql`
      select 1 from event e
      where e.community_id = ${communityId} and e.event_id = any(${eventIds}::bigint[])
        and (exists (select from score_entry s where s.community_id = e.community_id and s.event_id = e.event_id)
          or exists (select from card k where k.community_id = e.community_id and k.event_id = e.event_id and k.has_score))`,
  )
  return row !== undefined
}

/** The players by name of an event, who go with it. */
export async function playersByName(tx: Transaction, communityId: number, eventId: number): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select r.player_id as "playerId" from registration r join player p on p.player_id = r.player_id
      where r.community_id = ${communityId} and r.event_id = ${eventId} and p.by_name`,
  )
  return rows.map(({ playerId }) => playerId)
}

/** Deletes events, rounds before their multi-round event, with everything in them. */
export async function deleteEvents(tx: Transaction, communityId: number, eventIds: readonly number[]): Promise<void> {
  const ofThese = sql`community_id = ${communityId} and event_id = any(${eventIds}::bigint[])`
  await tx.rows(sql`delete from tee_pairing where ${ofThese}`)
  await tx.rows(sql`delete from card where ${ofThese}`)
  await tx.rows(sql`
    with gone as (delete from registration where ${ofThese} returning player_id)
    delete from player p using gone where p.player_id = gone.player_id and p.by_name`)
  await tx.rows(sql`delete from event where ${ofThese} and parent_event_id is not null`)
  await tx.rows(sql`delete from event where ${ofThese}`)
}
