import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { type Listed, list, type Page, statement } from '../database/list.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import type { LeaderboardSettings } from './settings.ts'

/** The leaderboards of exactly this event. */
export function leaderboards(tx: Transaction, event: VisibleEvent, page: Page): Promise<Listed> {
  return list(
    tx,
    sql`
      select json_build_object('id', l.leaderboard_id, 'name', l.name, 'typeId', l.type_id) as item, l.leaderboard_id
      from leaderboard l where l.community_id = ${event.communityId} and l.event_id = ${event.eventId}`,
    ['leaderboard_id'],
    page,
  )
}

/** A leaderboard with the event that it belongs to. */
export type LeaderboardRow = {
  readonly communityId: number
  readonly leaderboardId: number
  readonly eventId: number
  readonly publicEventId: string
  readonly name: string
  readonly formatId: string
  readonly team: boolean
  readonly settings: LeaderboardSettings
}

export function leaderboard(
  tx: Transaction,
  communityId: number,
  leaderboardId: number,
): Promise<LeaderboardRow | undefined> {
  return tx.first(
    statement<LeaderboardRow>(sql`
      select l.community_id as "communityId", l.leaderboard_id as "leaderboardId", l.event_id as "eventId",
        case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "publicEventId",
        l.name, l.format_id as "formatId", l.team, l.settings
      from leaderboard l join event e on e.community_id = l.community_id and e.event_id = l.event_id
      where l.community_id = ${communityId} and l.leaderboard_id = ${leaderboardId}`),
  )
}

/** The leaderboards of the event that share the rule of one prize, in the order of the event. */
export async function onePrizeGroup(
  tx: Transaction,
  { communityId, eventId, team }: Pick<LeaderboardRow, 'communityId' | 'eventId' | 'team'>,
  group: string,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    statement<{ readonly leaderboardId: number }>(sql`
      select leaderboard_id as "leaderboardId" from leaderboard
      where community_id = ${communityId} and event_id = ${eventId} and team = ${team}
        and settings -> 'payouts' -> 'onePrize' ->> 'group' = ${group}
      order by position, leaderboard_id`),
  )
  return rows.map(({ leaderboardId }) => leaderboardId)
}

/** Whether exactly this event has the leaderboard. */
export async function hasLeaderboard(tx: Transaction, event: VisibleEvent, leaderboardId: number): Promise<boolean> {
  const row = await tx.first(
    statement(sql`
      select 1 from leaderboard
      where community_id = ${event.communityId} and event_id = ${event.eventId} and leaderboard_id = ${leaderboardId}`),
  )
  return row !== undefined
}

/** The place of a new leaderboard behind the others of the event. */
export async function nextPosition(tx: Transaction, event: VisibleEvent): Promise<number> {
  const row = await tx.first(
    statement<{ next: number }>(sql`
      select coalesce(max(position), 0) + 1 as next from leaderboard
      where community_id = ${event.communityId} and event_id = ${event.eventId}`),
  )
  return row?.next ?? 1
}
