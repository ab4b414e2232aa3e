/** What a director asks on a Monday: who came to what was played last, what is open, and how full the next ones were a year ago. */

import { itselfAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
import { calledAlike } from '../../domain/events/calledAlike.sql.ts'
import { goneFrom, playedIn } from '../../domain/members/people.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'

export type PastRow = {
  readonly communityId: number
  readonly id: number
  readonly eventId: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: string
  readonly daysAgo: number
  /** It ended in the last seven days in which anything did. */
  readonly recent: boolean
  readonly entered: number
  readonly came: number
  readonly withdrawn: number
  readonly noShows: number
  readonly firstTime: number
  /** Who did not come and is still in the event. */
  readonly noShowIds: readonly number[]
  readonly unsigned: number
}

/**
 * The events that are over, the newest first: those of the last seven days of play, and those of two months that are not official
 * yet. Whoever was entered counts once: withdrawn or not there by what `goneFrom` says, else there with a score in any round.
 */
export function pastEvents(tx: Transaction, communities: readonly number[], now: string): Promise<PastRow[]> {
  return tx.rows(
    sql<PastRow>`
      with over_lately as (
        select e.community_id, e.event_id, e.kind, e.name, e.start_date, e.end_date, e.state, d.today - e.end_date as days_ago,
          e.end_date > max(e.end_date) over () - 7 as recent
        from event e
        cross join lateral (select (${now}::timestamptz at time zone e.time_zone)::date as today) d
        where e.community_id = any(${communities}::bigint[]) and e.kind <> 'R' and e.state in ('published', 'completed', 'official')
          and e.end_date between d.today - 60 and d.today and (e.end_date < d.today or e.state <> 'published'))
      select e.community_id as "communityId", e.event_id as id, ${publicIdOf(sql`e`)} as "eventId", e.name, e.start_date as "startDate",
        e.end_date as "endDate", e.state, e.days_ago as "daysAgo", e.recent,
        who.entered, who.came, who.withdrawn, who."noShows", who."firstTime", who."noShowIds",
        (select count(*) from ${itselfAndRounds(sql`e`)} part
          join card c on c.community_id = e.community_id and c.event_id = part.event_id
          where c.has_score and c.status = 'OPEN' and e.state <> 'official') as unsigned
      from over_lately e
      cross join lateral (
        select count(*) as entered, count(*) filter (where x.gone = 'withdrawn') as withdrawn,
          count(*) filter (where x.gone = 'noShow') as "noShows",
          coalesce(json_agg(x.player_id order by x.player_id) filter (where x.gone = 'noShow' and x.entered), '[]') as "noShowIds", count(*) filter (where x.gone is null and x.played) as came,
          count(*) filter (where x.gone is null and x.played and not exists (
            select from registration b join event o on o.community_id = b.community_id and o.event_id = b.event_id
            where b.player_id = x.player_id and b.community_id = any(${communities}::bigint[])
              and o.start_date < e.start_date and o.state <> 'cancelled')) as "firstTime"
        from (
          select player_id, max(gone) as gone, bool_or(played) as played, bool_or(entered) as entered from (
            select r.player_id, null as gone, false as played, true as entered from registration r
            where r.community_id = e.community_id and r.event_id = e.event_id
            union all
            select g.player_id, g.gone, false, false from ${goneFrom(sql`e`, communities)} g
            union all
            select p.player_id, null, true, false from ${itselfAndRounds(sql`e`)} part
            join event o on o.community_id = e.community_id and o.event_id = part.event_id
            cross join ${playedIn(sql`o`)} p
          ) known group by player_id) x) who
      where e.recent or e.state <> 'official'
      order by e.end_date desc, e.event_id desc limit 50`,
  )
}

/** How many entered so many weeks before the start, the last week being 0. */
export type EntryWeeks = { readonly [weeks: string]: number }

export type FillingRow = {
  readonly eventId: string
  readonly days: number
  readonly weeks: EntryWeeks
  /** The same event of last year; null where there is none. */
  readonly before: {
    readonly beforeId: string
    readonly name: string
    readonly places: number | null
    /** At as many days before it began; null where its players were brought in afterwards. */
    readonly sameTime: number | null
    readonly registered: number
    readonly weeks: EntryWeeks
  } | null
}

/**
 * The next events with the same ones of last year: of this community, called alike but for numbers, about a year before. Who
 * gave the place back meanwhile is in none of the counts; who waits for the lots is in those of this year.
 */
export function fillingEvents(tx: Transaction, communities: readonly number[], now: string): Promise<FillingRow[]> {
  const weeksOf = (entries: Sql, event: Sql) => sql`(
    select coalesce(json_object_agg(week, count), '{}') from (
      select greatest(0, (${event}.start_date - (r.at at time zone ${event}.time_zone)::date) / 7) as week, count(*) as count
      from ${entries} r group by 1) counted)`
  const registered = (event: Sql) => sql`
    select g.registered_at as at from registration g where g.community_id = ${event}.community_id and g.event_id = ${event}.event_id`
  const entered = sql`(
    ${registered(sql`e`)} union all
    select s.signed_up_at from sign_up s where s.community_id = e.community_id and s.event_id = e.event_id and s.state = 'ballot')`
  return tx.rows(
    sql<FillingRow>`
      select ${publicIdOf(sql`e`)} as "eventId", e.start_date - d.today as days, ${weeksOf(entered, sql`e`)} as weeks,
        case when l.event_id is not null then json_build_object('beforeId', ${publicIdOf(sql`l`)}, 'name', l.name, 'places', l.places,
          'registered', n.registered, 'sameTime', case when n.before_start > 0 then n."sameTime" end,
          'weeks', ${weeksOf(sql`(${registered(sql`l`)})`, sql`l`)}) end as before
      from event e
      cross join lateral (select (${now}::timestamptz at time zone e.time_zone)::date as today) d
      left join lateral (
        select o.community_id, o.event_id, o.kind, o.name, o.start_date, o.time_zone, (o.settings -> 'registration' ->> 'fieldLimit')::int as places
        from event o
        where o.community_id = e.community_id and o.kind <> 'R' and o.state not in ('cancelled', 'draft')
          and o.start_date between e.start_date - 400 and e.start_date - 330 and ${calledAlike(sql`o`)} = ${calledAlike(sql`e`)}
        order by abs(e.start_date - o.start_date - 364), o.event_id limit 1) l on true
      cross join lateral (
        select count(*) as registered,
          count(*) filter (where r.registered_at < l.start_date::timestamp at time zone l.time_zone) as before_start,
          count(*) filter (where r.registered_at <= ${now}::timestamptz - make_interval(days => e.start_date - l.start_date)) as "sameTime"
        from registration r where r.community_id = l.community_id and r.event_id = l.event_id) n
      where e.community_id = any(${communities}::bigint[]) and e.kind <> 'R' and e.state <> 'cancelled'
        and e.start_date > d.today
      order by e.start_date, e.event_id limit 20`,
  )
}

export type RefusedMailRow = { readonly eventId: string; readonly name: string; readonly count: number }

/** The events whose messages of the last two weeks did not arrive at somebody's address. */
export function refusedMails(tx: Transaction, communities: readonly number[], now: string): Promise<RefusedMailRow[]> {
  return tx.rows(
    sql<RefusedMailRow>`
      select ${publicIdOf(sql`e`)} as "eventId", e.name, count(distinct d.player_id) as count
      from message m
      join message_delivery d on d.community_id = m.community_id and d.message_id = m.message_id and d.state = 'refused'
      join event e on e.community_id = m.community_id and e.event_id = m.event_id
      where m.community_id = any(${communities}::bigint[]) and m.sent_at > ${now}::timestamptz - interval '14 days'
      group by e.community_id, e.event_id order by e.event_id`,
  )
}

type Keys = { readonly communityId: number; readonly id: number }

export type BoardOfWeek = Keys & { readonly leaderboardId: number; readonly team: boolean }

const keys = (events: readonly Keys[]) =>
  sql`unnest(${events.map(one => one.communityId)}::bigint[], ${events.map(one => one.id)}::bigint[]) own (community_id, event_id)`

/** The leaderboards of several events and of their rounds. */
export function boardsOfEvents(tx: Transaction, events: readonly Keys[]): Promise<BoardOfWeek[]> {
  return tx.rows(
    sql<BoardOfWeek>`
      select own.community_id as "communityId", own.event_id as id, l.leaderboard_id as "leaderboardId", l.team
      from ${keys(events)} cross join ${itselfAndRounds(sql`own`)} part
      join leaderboard l on l.community_id = own.community_id and l.event_id = part.event_id
      order by own.event_id, l.leaderboard_id`,
  )
}

export type PaidRow = Keys & { readonly payeeId: string; readonly cents: number }

/** What was handed out in several events, and to whom. */
export function prizesPaid(tx: Transaction, events: readonly Keys[]): Promise<PaidRow[]> {
  return tx.rows(
    sql<PaidRow>`
      select own.community_id as "communityId", own.event_id as id, coalesce('P-' || g.player_id, 'T-' || g.team_id) as "payeeId", g.cents
      from ${keys(events)} join prize_given g on g.community_id = own.community_id and g.event_id = own.event_id`,
  )
}
