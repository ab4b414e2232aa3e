import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { eventsAtLevel, type Level } from '../events/eventOrRounds.sql.ts'
import { teamsEventId, turnsInTeam } from '../teams/teamsInEffect.sql.ts'
import { lockedSince } from './roundHandicap.sql.ts'

/** The columns of `team_handicap` for a team, as 18-hole values; null where nothing was set. */
export type TeamHandicapValues = {
  readonly teamId: number
  readonly courseId: number | null
  readonly teeId: number | null
  readonly indexTenths: number | null
  readonly hcCourse: number | null
  readonly hcPlaying: number | null
  readonly allocPct: number | null
  readonly locked: boolean
  /** Since when it is locked, in UTC. */
  readonly lockedAt: string | null
  readonly reason: string | null
}

export type TeamHandicapRow = TeamHandicapValues & {
  readonly eventId: number
  readonly name: string
  readonly playerIds: readonly number[]
  /** Those of its players to whom the team has given a turn, in this order. */
  readonly turns: readonly number[]
}

/** Chooses teams among those in effect: by id, or as those with one of `playerIds`; all of them without fields. */
export type TeamChoice = { readonly teamIds?: readonly number[]; readonly playerIds?: readonly number[] }

/** The teams in effect with their handicaps, sorted by team, then by event. */
export function teamHandicapRows(
  tx: Transaction,
  event: VisibleEvent,
  level: Level,
  choice: TeamChoice,
): Promise<TeamHandicapRow[]> {
  return tx.rows(
    sql<TeamHandicapRow>`
      select e.event_id as "eventId", t.team_id as "teamId", t.name, h.course_id as "courseId", h.tee_id as "teeId",
        h.hc_index_tenths as "indexTenths", h.hc_course as "hcCourse", h.hc_playing as "hcPlaying", h.alloc_pct as "allocPct",
        coalesce(h.locked, false) as locked, ${lockedSince} as "lockedAt", h.reason,
        array(
          select x.player_id from team_player x
          where x.community_id = t.community_id and x.team_id = t.team_id order by x.player_id) as "playerIds",
        ${turnsInTeam} as turns
      from event e
      -- By the limit the event is known before its teams are looked up (decision 070).
      cross join lateral (select ${teamsOfEvent} as event_id limit 1) whose
      join team t on t.community_id = e.community_id and t.event_id = whose.event_id
      left join team_handicap h on h.community_id = e.community_id and h.event_id = e.event_id and h.team_id = t.team_id
      where ${eventsAtLevel(event, level)} and ${chosen(choice)}
      order by t.team_id, e.event_id`,
  )
}

/** The ids of the teams in effect at a level, in order: the next `count` after the team `last`. */
export async function teamIdsInEffect(
  tx: Transaction,
  event: VisibleEvent,
  level: Level,
  choice: TeamChoice,
  last: number,
  count: number | undefined,
): Promise<readonly number[]> {
  const limit = sql`order by t.team_id limit ${count ?? null}::bigint`
  const rows = await tx.rows(
    sql<{ teamId: number }>`
      select t.team_id as "teamId"
      from (select distinct ${teamsOfEvent} as event_id from event e where ${eventsAtLevel(event, level)}) part
      cross join lateral (
        select t.team_id from team t
        where t.community_id = ${event.communityId} and t.event_id = part.event_id and t.team_id > ${last} and ${chosen(choice)} ${limit}) t
      ${limit}`,
  )
  return rows.map(({ teamId }) => teamId)
}

/**
 * How teams play one ball, for each event or round in which they do: as the first leaderboard says that names a ball or has
 * one of `formatIds`. A round has the leaderboards of its multi-round event too.
 */
export function oneBallFormats(
  tx: Transaction,
  event: VisibleEvent,
  level: Level,
  formatIds: readonly string[],
): Promise<{ readonly eventId: number; readonly formatId: string }[]> {
  return tx.rows(
    sql<{ eventId: number; formatId: string }>`
      select distinct on (e.event_id) e.event_id as "eventId", coalesce(l.settings->>'oneBall', l.format_id) as "formatId"
      from event e
      join leaderboard l on l.community_id = e.community_id and l.event_id in (e.event_id, e.parent_event_id)
      where ${eventsAtLevel(event, level)} and (l.format_id = any(${formatIds}::text[]) or l.settings->>'oneBall' is not null)
      order by e.event_id, l.event_id desc, l.position, l.leaderboard_id`,
  )
}

/** Locks these teams, so that only this transaction changes their handicaps or deletes them. */
export async function lockTeams(tx: Transaction, event: VisibleEvent, choice: TeamChoice): Promise<void> {
  await tx.rows(
    sql`
      select from team t
      where t.community_id = ${event.communityId} and t.event_id = ${teamsEventId(event)} and ${chosen(choice)}
      order by t.team_id for no key update`,
  )
}

/** Writes the handicaps of teams in this event itself. */
export async function writeTeamHandicaps(
  tx: Transaction,
  event: VisibleEvent,
  values: readonly TeamHandicapValues[],
): Promise<void> {
  await tx.rows(
    sql`
      insert into team_handicap (community_id, event_id, team_id, course_id, tee_id, hc_index_tenths, hc_course, hc_playing, alloc_pct, locked, locked_at, reason)
      select ${event.communityId}::bigint, ${event.eventId}::bigint, v."teamId", v."courseId", v."teeId", v."indexTenths", v."hcCourse", v."hcPlaying",
        v."allocPct", v.locked, v."lockedAt", v.reason
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v("teamId" bigint, "courseId" bigint, "teeId" bigint,
        "indexTenths" int, "hcCourse" int, "hcPlaying" int, "allocPct" int, locked boolean, "lockedAt" timestamptz, reason text)
      order by v."teamId"
      on conflict (community_id, event_id, team_id) do update set course_id = excluded.course_id, tee_id = excluded.tee_id,
        hc_index_tenths = excluded.hc_index_tenths, hc_course = excluded.hc_course, hc_playing = excluded.hc_playing,
        alloc_pct = excluded.alloc_pct, locked = excluded.locked, locked_at = excluded.locked_at,
        reason = excluded.reason`,
  )
}

const teamsOfEvent = teamsEventId({
  communityId: sql.ref('e.community_id'),
  eventId: sql.ref('e.event_id'),
  parentEventId: sql.ref('e.parent_event_id'),
})

function chosen({ teamIds, playerIds }: TeamChoice): Sql {
  const named = teamIds === undefined ? sql`true` : sql`t.team_id = any(${teamIds}::bigint[])`
  if (playerIds === undefined) return named
  return sql`${named} and exists (
    select from team_player y
    where y.community_id = t.community_id and y.team_id = t.team_id and y.player_id = any(${playerIds}::bigint[]))`
}
