/** What the home of a community shows: its events of these days, what is to do, and the numbers of a year. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { itselfAndRounds } from '../access/eventAndRounds.sql.ts'
import { nineOf } from '../events/nineOf.sql.ts'

export type LineRow = {
  readonly communityId: number
  readonly eventId: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: string
  /** `today`, also while it is in play, `next`, or `over`. */
  readonly time: string
  readonly registered: number
  readonly places: number | null
  readonly waiting: number
  readonly inBallot: number
  readonly ballotOver: boolean
  readonly days: number
  readonly round: RoundOfLine | null
}

export type RoundOfLine = {
  readonly eventId: string
  readonly number: number | null
  readonly state: string
  readonly groups: number
  readonly out: number
  readonly in: number
  readonly differing: number
}

/** The events that are on, come next or ended within two months, by their dates. `now`: the moment of the request. */
export function eventLines(tx: Transaction, communities: readonly number[], now: string): Promise<LineRow[]> {
  return tx.rows(
    sql<LineRow>`
      select e.community_id as "communityId", case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "eventId", e.name,
        e.start_date as "startDate", e.end_date as "endDate", e.state,
        case when e.state in ('in progress', 'suspended') or d.today between e.start_date and e.end_date then 'today'
          when e.start_date > d.today then 'next' else 'over' end as time,
        e.start_date - d.today as days,
        (select count(*) from registration r where r.community_id = e.community_id and r.event_id = e.event_id) as registered,
        (e.settings -> 'registration' ->> 'fieldLimit')::int as places,
        (select count(*) from sign_up s
          where s.community_id = e.community_id and s.event_id = e.event_id and s.state in ('waiting', 'offered')) as waiting,
        (select count(*) from sign_up s
          where s.community_id = e.community_id and s.event_id = e.event_id and s.state = 'ballot') as "inBallot",
        coalesce((e.settings -> 'registration' ->> 'closes')::timestamp < ${now}::timestamptz at time zone e.time_zone, false) as "ballotOver",
        (select json_build_object('eventId', 'S-' || p.event_id, 'number', p.round_number, 'state', p.state,
            'groups', count(g.*), 'out', count(g.*) filter (where g.scores > 0), 'in', count(g.*) filter (where g.players > 0 and g.complete = g.players),
            'differing', (select count(*) from card k
              where k.community_id = p.community_id and k.event_id = p.event_id and cardinality(k.conflicts) > 0))
          from ${itselfAndRounds(sql`e`)} part
          join event p on p.community_id = e.community_id and p.event_id = part.event_id and p.kind <> 'M'
          left join lateral (
            select t.tee_pairing_id, count(x.player_id) as players, count(k.side_id) filter (where k.has_score) as scores,
              count(k.side_id) filter (where k.status <> 'OPEN' or array_position(k.strokes[h.first:h.last], null) is null) as complete
            from tee_pairing t
            cross join lateral (
              select case when ${nineOf(sql`p`)} = 'back' then 10 else 1 end as first,
                case when ${nineOf(sql`p`)} = 'front' then 9 else coalesce(max(cardinality(c.hole_pars)), 18) end as last
              from course_tee c where c.course_id = t.course_id) h
            left join tee_pairing_player x on x.community_id = t.community_id and x.tee_pairing_id = t.tee_pairing_id
            left join team_player y on y.community_id = t.community_id and y.player_id = x.player_id
              and y.event_id in (p.event_id, p.parent_event_id)
            left join lateral (
              select c.* from (values ('P', x.player_id), ('T', y.team_id)) own (side, side_id)
              join card c on c.community_id = t.community_id and c.event_id = p.event_id and c.side = own.side and c.side_id = own.side_id
              order by c.has_score desc limit 1) k on true
            where t.community_id = p.community_id and t.event_id = p.event_id
            group by t.tee_pairing_id) g on true
          where (p.state in ('in progress', 'suspended') or d.today between p.start_date and p.end_date)
          group by p.community_id, p.event_id
          order by p.state in ('in progress', 'suspended') desc, p.start_date, p.event_id limit 1) as round
      from event e
      cross join lateral (select (${now}::timestamptz at time zone e.time_zone)::date as today) d
      where e.community_id = any(${communities}::bigint[]) and e.kind <> 'R' and e.state <> 'cancelled'
        and (e.end_date >= d.today - 60 or e.state in ('in progress', 'suspended'))
      order by e.start_date, e.event_id`,
  )
}

export type YearRow = {
  readonly communityId: number
  readonly name: string
  readonly events: number
  readonly everEvents: number
  readonly everPlayed: number
}

/** The communities with their numbers, those of events of one year. */
export function communityNumbers(tx: Transaction, communities: readonly number[], year: number): Promise<YearRow[]> {
  return tx.rows(
    sql<YearRow>`
      select c.community_id as "communityId", c.name,
        (select count(*) from event e where e.community_id = c.community_id and e.kind <> 'R' and e.state <> 'cancelled'
          and e.start_date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)) as events,
        (select count(*) from event e where e.community_id = c.community_id and e.kind <> 'R') as "everEvents",
        (select count(*) from event e where e.community_id = c.community_id
          and ((e.settings ->> 'rehearsal')::boolean or e.state in ('in progress', 'suspended', 'completed', 'official'))) as "everPlayed"
      from community c where c.community_id = any(${communities}::bigint[]) order by c.community_id`,
  )
}

/** Whether there is a course yet. */
export async function hasCourses(tx: Transaction): Promise<boolean> {
  return (await tx.first(sql`select 1 from course limit 1`)) !== undefined
}
