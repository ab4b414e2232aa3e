/** The handicap of a player in an event or a round: the row it comes from, and the tee it is played off. */

import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { eventsAtLevel, type Level } from '../events/eventOrRounds.sql.ts'

/**
 * Joins the handicap row `h` of the registration `r` in the event `e`: the round's, else that of its multi-round event.
 * Null where there is none.
 */
export const handicapRow = sql`
  left join lateral (
    select h.* from player_handicap h
    where h.community_id = r.community_id and h.player_id = r.player_id and h.event_id in (e.event_id, r.event_id)
    order by h.event_id = e.event_id desc limit 1) h on true`

/**
 * The id of the tee in effect of a registered player `r`, on top of {@link handicapRow}: the tee of the row when the row is
 * the event's own or the tee is on a course that is played here, else the default tee for the gender (docs/decisions/007).
 */
export const teeInEffect = sql<number | null>`
  (case
    when h.event_id = e.event_id then h.tee_id
    when h.tee_id is not null and exists (
      select from event_course x
      where x.community_id = e.community_id and x.event_id = e.event_id and x.course_id = h.course_id) then h.tee_id
    else (
      select t.tee_id from event_course x
      join course_tee t on t.course_id = x.course_id
      left join event parent on parent.community_id = e.community_id and parent.event_id = e.parent_event_id
      cross join lateral (
        select coalesce(e.settings->'defaultTees'->r.gender, parent.settings->'defaultTees'->r.gender)::bigint as tee_id) chosen
      where x.community_id = e.community_id and x.event_id = e.event_id and (t.gender = r.gender or t.tee_id = chosen.tee_id)
      order by t.tee_id = chosen.tee_id desc nulls last, x.position, x.course_id, t.tee_id limit 1)
    end)`

/**
 * Since when the handicap `h` of the event `e` is locked; null while it is not. Rows of files from before the moment was kept
 * count as locked since the event was made.
 */
export const lockedSince = sql<string | null>`case when h.locked then coalesce(h.locked_at, e.created_at) end`

export type HandicapRow = {
  readonly eventId: number
  readonly playerId: number
  readonly gender: 'M' | 'F'
  /** Whether the values belong to this event, not to its multi-round event. */
  readonly own: boolean
  /** The tee in effect. */
  readonly teeId: number | null
  readonly indexTenths: number | null
  readonly revisionDate: string | null
  readonly hcCourse: number | null
  readonly hcPlaying: number | null
  readonly allocPct: number | null
  /** Whether course and playing handicap were set by hand. */
  readonly byHand: boolean
  readonly locked: boolean
  /** Since when it is locked, in UTC. */
  readonly lockedAt: string | null
  readonly reason: string | null
  /** Where the index comes from. */
  readonly source: 'PROVIDER' | 'MANUAL' | 'NONE'
}

/** The rows behind the handicaps of all registered players, or of `playerIds`, in the order of players, then events. */
export function handicapRows(
  tx: Transaction,
  event: VisibleEvent,
  level: Level,
  playerIds?: readonly number[],
): Promise<HandicapRow[]> {
  return tx.rows(
    sql<HandicapRow>`
      select e.event_id as "eventId", r.player_id as "playerId", r.gender, h.event_id is not distinct from e.event_id as own,
        ${teeInEffect} as "teeId", h.hc_index_tenths as "indexTenths", h.hc_revision_date as "revisionDate",
        h.hc_course as "hcCourse", h.hc_playing as "hcPlaying", h.alloc_pct as "allocPct", coalesce(h.by_hand, false) as "byHand",
        coalesce(h.locked, false) as locked, ${lockedSince} as "lockedAt", h.reason, coalesce(h.source, 'NONE') as source
      from event e
      join registered_player r on r.community_id = e.community_id and r.event_id = ${event.registrationEventId}
      ${handicapRow}
      where ${eventsAtLevel(event, level)} and ${amongPlayers(playerIds)}
      order by r.player_id, e.event_id`,
  )
}

/** The ids of registered players (or of those among `playerIds`), in order: the next `count` after the player `last`. */
export async function registeredIds(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[] | undefined,
  last: number,
  count: number | undefined,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select r.player_id as "playerId" from registration r
      where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId} and ${amongPlayers(playerIds)}
        and r.player_id > ${last}
      order by r.player_id limit ${count ?? null}::bigint`,
  )
  return rows.map(({ playerId }) => playerId)
}

/** The columns of `player_handicap` for a player. */
export type HandicapValues = Omit<HandicapRow, 'eventId' | 'gender' | 'own' | 'allocPct'> & {
  readonly courseId: number | null
  readonly allocPct: number
}

/** Writes the values that players have in this event itself. */
export async function writeHandicaps(
  tx: Transaction,
  event: VisibleEvent,
  values: readonly HandicapValues[],
): Promise<void> {
  await tx.rows(
    sql`
      insert into player_handicap (community_id, event_id, player_id, registration_event_id, course_id, tee_id,
        hc_index_tenths, hc_revision_date, hc_course, hc_playing, by_hand, alloc_pct, locked, locked_at, reason, source)
      select ${event.communityId}::bigint, ${event.eventId}::bigint, v."playerId", ${event.registrationEventId}::bigint, v."courseId", v."teeId",
        v."indexTenths", v."revisionDate", v."hcCourse", v."hcPlaying", v."byHand", v."allocPct", v.locked, v."lockedAt", v.reason, v.source
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v("playerId" bigint, "courseId" bigint, "teeId" bigint,
        "indexTenths" int, "revisionDate" date, "hcCourse" int, "hcPlaying" int, "byHand" boolean, "allocPct" int, locked boolean, "lockedAt" timestamptz, reason text, source text)
      order by v."playerId"
      on conflict (community_id, event_id, player_id) do update set course_id = excluded.course_id, tee_id = excluded.tee_id,
        hc_index_tenths = excluded.hc_index_tenths, hc_revision_date = excluded.hc_revision_date, hc_course = excluded.hc_course,
        hc_playing = excluded.hc_playing, by_hand = excluded.by_hand, alloc_pct = excluded.alloc_pct, locked = excluded.locked,
        locked_at = excluded.locked_at, reason = excluded.reason, source = excluded.source`,
  )
}

/** Locks the handicaps of all registered players, so that only this transaction changes them. For single players see `lockRegistrations`. */
export async function lockAllRegistrations(tx: Transaction, event: VisibleEvent): Promise<void> {
  await tx.rows(
    sql`
      select from registration where community_id = ${event.communityId} and event_id = ${event.registrationEventId}
      order by player_id for no key update`,
  )
}

function amongPlayers(playerIds: readonly number[] | undefined): Sql {
  return playerIds === undefined ? sql`true` : sql`r.player_id = any(${playerIds}::bigint[])`
}
