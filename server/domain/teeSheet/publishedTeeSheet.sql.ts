/** The tee sheet of a round as it was published, beside the one that directors work on. */
import { byKey } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { accountName } from '../access/accountName.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { shownPairings, shownPlaces } from '../roster/shownTeeSheet.sql.ts'

type EventKey = Pick<VisibleEvent, 'communityId' | 'eventId'>

/** Takes the tee sheet as it is for the published one. */
export async function writePublishedTeeSheet(
  tx: Transaction,
  { communityId, eventId }: EventKey,
  { at, actor }: { readonly at: string; readonly actor: string },
): Promise<void> {
  await deletePublishedTeeSheet(tx, { communityId, eventId })
  await tx.rows(
    sql`
      insert into published_tee_sheet (community_id, event_id, published_at, actor)
      values (${communityId}, ${eventId}, ${at}::timestamptz, ${actor})`,
  )
  await tx.rows(
    sql`
      insert into published_tee_pairing (community_id, event_id, tee_pairing_id, course_id, tee_time, tee_hole, tee_group)
      select community_id, event_id, tee_pairing_id, course_id, tee_time, tee_hole, tee_group
      from tee_pairing where community_id = ${communityId} and event_id = ${eventId}`,
  )
  await tx.rows(
    sql`
      insert into published_tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
      select community_id, event_id, player_id, tee_pairing_id, registration_event_id
      from tee_pairing_player where community_id = ${communityId} and event_id = ${eventId}`,
  )
}

/** From now on everybody sees the tee sheet as it is. Answers whether there was a published one. */
export async function deletePublishedTeeSheet(tx: Transaction, { communityId, eventId }: EventKey): Promise<boolean> {
  const row = await tx.first(
    sql<{ was: number }>`
      delete from published_tee_sheet where community_id = ${communityId} and event_id = ${eventId} returning 1 as was`,
  )
  return row !== undefined
}

export type Publication = { readonly publishedAt: string; readonly actorName: string | null; readonly holds: boolean }

/** When the tee sheet of the round was published and by whom; undefined when it never was. `holds`: the round has not begun. */
export function publication(tx: Transaction, { communityId, eventId }: EventKey): Promise<Publication | undefined> {
  return tx.first(
    sql<Publication>`
      select ${timestampOf(sql`u.published_at`)} as "publishedAt", n.name as "actorName", v.state in ('draft', 'published') as holds
      from published_tee_sheet u join event v on v.community_id = u.community_id and v.event_id = u.event_id
      ${accountName(sql`u.actor`)}
      where u.community_id = ${communityId} and u.event_id = ${eventId}`,
  )
}

export type PublishedStart = {
  readonly playerId: number
  readonly eventId: number
  /** When and where people think the player starts; null for a player who is new on the sheet. */
  readonly teeTime: string | null
  readonly teeHole: number | null
  readonly teeGroup: string | null
}

/** The players of these rounds who start elsewhere, at another time or in another group than the published sheets say, which hold until the rounds begin. */
export function publishedDifferences(
  tx: Transaction,
  communityId: number,
  eventIds: readonly number[],
): Promise<PublishedStart[]> {
  return tx.rows(
    sql<PublishedStart>`
      select s.*
      from published_tee_sheet u
      join ${byKey('event', sql`community_id = u.community_id and event_id = u.event_id`)} e on e.state in ('draft', 'published')
      cross join lateral (
        select coalesce(x.player_id, y.player_id) as "playerId", e.event_id as "eventId",
          h.tee_time as "teeTime", h.tee_hole as "teeHole", h.tee_group as "teeGroup"
        from (select * from tee_pairing_player where community_id = e.community_id and event_id = e.event_id) x
        join tee_pairing g on g.community_id = x.community_id and g.tee_pairing_id = x.tee_pairing_id
        full join (select * from published_tee_pairing_player where community_id = e.community_id and event_id = e.event_id) y
          on y.event_id = x.event_id and y.player_id = x.player_id
        left join published_tee_pairing h on h.community_id = y.community_id and h.event_id = y.event_id and h.tee_pairing_id = y.tee_pairing_id
        where (x.tee_pairing_id, g.course_id, g.tee_time, g.tee_hole, g.tee_group)
          is distinct from (y.tee_pairing_id, h.course_id, h.tee_time, h.tee_hole, h.tee_group)) s
      where u.community_id = ${communityId} and u.event_id = any(${eventIds}::bigint[])
      order by 2, 1`,
  )
}

/** Everybody who has a place on the tee sheet. */
export async function placedPlayers(tx: Transaction, { communityId, eventId }: EventKey): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select player_id as "playerId" from tee_pairing_player
      where community_id = ${communityId} and event_id = ${eventId} order by player_id`,
  )
  return rows.map(({ playerId }) => playerId)
}

export type ShownStart = {
  /** The name of the round. */
  readonly round: string
  /** The round has not begun. */
  readonly isAhead: boolean
  readonly teeTime: string | null
  readonly teeHole: number | null
  readonly teeGroup: string | null
  readonly courseName: string | null
}

/** Where a player starts in a round as people see it; without a time where there is none. */
export function shownStart(
  tx: Transaction,
  { communityId, eventId }: EventKey,
  playerId: number,
): Promise<ShownStart | undefined> {
  return tx.first(
    sql<ShownStart>`
      select e.name as round, e.state in ('draft', 'published') as "isAhead",
        g.tee_time as "teeTime", g.tee_hole as "teeHole", g.tee_group as "teeGroup", c.name as "courseName"
      from event e
      left join ${shownPlaces} x on x.community_id = e.community_id and x.event_id = e.event_id and x.player_id = ${playerId}
      left join ${shownPairings} g
        on g.community_id = x.community_id and g.event_id = x.event_id and g.tee_pairing_id = x.tee_pairing_id
      left join course c on c.course_id = g.course_id
      where e.community_id = ${communityId} and e.event_id = ${eventId}`,
  )
}
