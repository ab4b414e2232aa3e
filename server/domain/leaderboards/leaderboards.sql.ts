import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { Leaderboard } from '../../../contract/shapes.ts'
import type { GivenSettings } from '../../../rules/formats/settings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/** The leaderboards of this event itself, in their order. */
export function leaderboards(tx: Transaction, event: VisibleEvent, page: Page): Promise<Listed<typeof Leaderboard>> {
  return list(
    tx,
    jsonOf(Leaderboard, { id: sql`l.leaderboard_id`, name: sql`l.name`, typeId: sql`l.type_id`, team: sql`l.team` }),
    sql`
      l.leaderboard_id from leaderboard l where l.community_id = ${event.communityId} and l.event_id = ${event.eventId}`,
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
  /** ISO 4217: what the event says, else its multi-round event, else the community; null where none does. */
  readonly currency: string | null
}

/** The leaderboard with this id in the community; undefined when there is none. */
export function leaderboard(
  tx: Transaction,
  communityId: number,
  leaderboardId: number,
): Promise<LeaderboardRow | undefined> {
  return tx.first(
    sql<LeaderboardRow>`
      select l.community_id as "communityId", l.leaderboard_id as "leaderboardId", l.event_id as "eventId",
        case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "publicEventId",
        l.name, l.format_id as "formatId", l.team, l.settings,
        coalesce(e.settings ->> 'currency', m.settings ->> 'currency', c.currency) as currency
      from leaderboard l join event e on e.community_id = l.community_id and e.event_id = l.event_id
      join community c on c.community_id = l.community_id
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where l.community_id = ${communityId} and l.leaderboard_id = ${leaderboardId}`,
  )
}

/** The formats that count a round, with what was chosen for each: of the leaderboards of the round, then of its event. */
export function formatsOfRound(
  tx: Transaction,
  { communityId, eventId, registrationEventId }: VisibleEvent,
): Promise<{ readonly formatId: string; readonly settings: GivenSettings }[]> {
  return tx.rows(
    sql<{ formatId: string; settings: GivenSettings }>`
      select l.format_id as "formatId", coalesce(l.settings -> 'format', '{}'::jsonb) as settings
      from leaderboard l
      where l.community_id = ${communityId} and l.event_id in (${eventId}::bigint, ${registrationEventId}::bigint)
      order by l.event_id <> ${eventId}::bigint, l.position, l.leaderboard_id`,
  )
}

/** The leaderboards of the event over which a side can win only one prize, in their order. */
export async function onePrizeGroup(
  tx: Transaction,
  { communityId, eventId, team }: Pick<LeaderboardRow, 'communityId' | 'eventId' | 'team'>,
  group: string,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ readonly leaderboardId: number }>`
      select leaderboard_id as "leaderboardId" from leaderboard
      where community_id = ${communityId} and event_id = ${eventId} and team = ${team}
        and settings -> 'payouts' -> 'onePrize' ->> 'group' = ${group}
      order by position, leaderboard_id`,
  )
  return rows.map(({ leaderboardId }) => leaderboardId)
}

/** Whether this event itself has the leaderboard. */
export async function hasLeaderboard(tx: Transaction, event: VisibleEvent, leaderboardId: number): Promise<boolean> {
  const row = await tx.first(
    sql`
      select 1 from leaderboard
      where community_id = ${event.communityId} and event_id = ${event.eventId} and leaderboard_id = ${leaderboardId}`,
  )
  return row !== undefined
}

/** The position of a new leaderboard, after the others of the event. */
export async function nextPosition(tx: Transaction, event: VisibleEvent): Promise<number> {
  const row = await tx.first(
    sql<{ next: number }>`
      select coalesce(max(position), 0) + 1 as next from leaderboard
      where community_id = ${event.communityId} and event_id = ${event.eventId}`,
  )
  return row?.next ?? 1
}

/** The leaderboards of an event, then those of its rounds. */
export async function leaderboardIds(
  tx: Transaction,
  { communityId, eventId }: Pick<VisibleEvent, 'communityId' | 'eventId'>,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ readonly leaderboardId: number }>`
      select l.leaderboard_id as "leaderboardId"
      from event e join leaderboard l on l.community_id = e.community_id and l.event_id = e.event_id
      where l.community_id = ${communityId} and l.event_id = ${eventAndRounds(communityId, eventId)}
      order by e.parent_event_id nulls first, e.event_id, l.position, l.leaderboard_id`,
  )
  return rows.map(({ leaderboardId }) => leaderboardId)
}
