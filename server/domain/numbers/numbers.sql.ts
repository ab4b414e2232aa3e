/** What a club counts of a year. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { itselfAndRounds } from '../access/eventAndRounds.sql.ts'
import { goneFrom, people, playedIn, type Span } from '../members/people.sql.ts'

export type PeopleNumbers = {
  readonly players: number
  readonly members: number
  readonly juniors: number
  readonly played: number
  /** Of those who are in the communities; guests by name have rounds too. */
  readonly rounds: number
  readonly newFaces: number
  readonly notSeen: number
  readonly neverPlayed: number
  readonly inSeveral: number
  readonly sameName: number
}

/** The people in numbers. */
export async function peopleNumbers(tx: Transaction, span: Span, club: number): Promise<PeopleNumbers | undefined> {
  return tx.first(
    sql<PeopleNumbers>`
      select count(*) as players, count(*) filter (where member) as members, count(*) filter (where junior) as juniors,
        count(*) filter (where rounds > 0) as played, coalesce(sum(rounds), 0)::bigint as rounds,
        count(*) filter (where first_on between ${span.from}::date and ${span.to}::date) as "newFaces",
        count(*) filter (where last_on < ${span.lastSeen}::date) as "notSeen",
        count(*) filter (where last_on is null) as "neverPlayed",
        count(*) filter (where groups > 1) as "inSeveral", count(*) filter (where same_name) as "sameName"
      from ${people(span, club, ['played', 'juniors', 'sameName'])} people`,
  )
}

/** How many people of the communities have a score in a round between two days. */
export async function playersBetween(tx: Transaction, { communities, from, to }: Span): Promise<number> {
  const row = await tx.first(
    sql<{ played: number }>`
      select count(distinct x.player_id) as played
      from event e cross join ${playedIn(sql`e`)} x
      where e.community_id = any(${communities}::bigint[]) and e.kind <> 'M' and e.state <> 'cancelled'
        and e.start_date between ${from}::date and ${to}::date
        and exists (select from membership m where m.community_id = any(${communities}::bigint[]) and m.player_id = x.player_id)`,
  )
  return row?.played ?? 0
}

export type EventNumbers = {
  readonly communityId: number
  readonly eventId: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: string
  readonly registered: number
  readonly places: number | null
  readonly rounds: number
  readonly noShows: number
  readonly withdrawals: number
}

/** The events that begin in the year, by their dates, each with its rounds: how many players have a score in them. */
export function eventNumbers(tx: Transaction, { communities, from, to }: Span): Promise<EventNumbers[]> {
  return tx.rows(
    sql<EventNumbers>`
      select e.community_id as "communityId", case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "eventId", e.name,
        e.start_date as "startDate", e.end_date as "endDate", e.state,
        (select count(*) from registration r where r.community_id = e.community_id and r.event_id = e.event_id) as registered,
        (e.settings -> 'registration' ->> 'fieldLimit')::int as places,
        (select count(x.player_id) from ${itselfAndRounds(sql`e`)} part
          join event o on o.community_id = e.community_id and o.event_id = part.event_id
          cross join ${playedIn(sql`o`)} x) as rounds,
        gone."noShows", gone.withdrawals
      from event e
      cross join lateral (
        select count(*) filter (where x.gone = 'noShow') as "noShows", count(*) filter (where x.gone = 'withdrawn') as withdrawals
        from ${goneFrom(sql`e`, communities)} x) gone
      where e.community_id = any(${communities}::bigint[]) and e.kind <> 'R' and e.state <> 'cancelled'
        and e.start_date between ${from}::date and ${to}::date
      order by e.start_date, e.event_id`,
  )
}

/** The years in which there are events, the newest first. */
export async function yearsWithEvents(tx: Transaction, communities: readonly number[]): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ year: number }>`
      select distinct extract(year from e.start_date)::int as year from event e
      where e.community_id = any(${communities}::bigint[]) and e.kind <> 'R' and e.state <> 'cancelled' order by 1 desc limit 50`,
  )
  return rows.map(({ year }) => year)
}

export type PlayersOfGroup = { readonly communityId: number; readonly name: string; readonly players: number }

/** The communities with the number of their players, the club first. */
export function playersOfGroups(tx: Transaction, communities: readonly number[]): Promise<PlayersOfGroup[]> {
  return tx.rows(
    sql<PlayersOfGroup>`
      select c.community_id as "communityId", c.name,
        (select count(*) from membership m where m.community_id = c.community_id) as players
      from community c where c.community_id = any(${communities}::bigint[])
      order by c.club_community_id nulls first, c.name_key, c.community_id`,
  )
}

export type PaceOfGroup = { readonly communityId: number; readonly minutes: number }

/** So many rounds of a community tell its pace: to look at the log of every card of a year takes too long. */
const roundsOfPace = 10

/**
 * How long the groups of each community took in its last rounds of the year, in minutes: from the first tee, as the starter or
 * the tee sheet says, to the last score from a phone. Only of complete cards that came from phones; who took more than ten
 * hours did not enter the scores on the course.
 */
export function paceOfGroups(tx: Transaction, { communities, from, to }: Span): Promise<PaceOfGroup[]> {
  return tx.rows(
    sql<PaceOfGroup>`
      select paced."communityId", round(avg(paced.minutes))::int as minutes from (
        select o.community_id as "communityId", extract(epoch from max(last.tapped_at) - min(coalesce(start.at, t.tee_time))) / 60 as minutes
        from unnest(${communities}::bigint[]) own (id)
        cross join lateral (
          select e.community_id, e.event_id from event e
          where e.community_id = own.id and e.kind <> 'M' and e.state in ('completed', 'official')
            and e.start_date between ${from}::date and ${to}::date
            and exists (select from card k where k.community_id = e.community_id and k.event_id = e.event_id and k.has_score)
          order by e.start_date desc, e.event_id desc limit ${roundsOfPace}) o
        join tee_pairing t on t.community_id = o.community_id and t.event_id = o.event_id
        left join lateral (
          select case when not g.undone then g.tapped_at end as at from group_start g
          where g.community_id = o.community_id and g.event_id = o.event_id and g.tee_pairing_id = t.tee_pairing_id
          order by g.tapped_at desc, g.entry_number desc limit 1) start on true
        join tee_pairing_player x on x.community_id = t.community_id and x.tee_pairing_id = t.tee_pairing_id
        left join team_player y on y.community_id = x.community_id and y.event_id = x.registration_event_id and y.player_id = x.player_id
        cross join lateral (
          select k.side, k.side_id from (values ('P', x.player_id), ('T', y.team_id)) mine (side, side_id)
          join card k on k.community_id = o.community_id and k.event_id = o.event_id and k.side = mine.side and k.side_id = mine.side_id
          where k.has_score and array_position(k.strokes, null) is null limit 1) card
        left join lateral (
          select s.tapped_at from score_entry s
          where s.community_id = o.community_id and s.event_id = o.event_id and s.side = card.side and s.side_id = card.side_id
            and not s.outdone and s.kind = 'score' and s.register <> 'C'
          order by s.log_id desc limit 1) last on true
        group by o.community_id, t.tee_pairing_id
      ) paced where paced.minutes between 30 and 600 group by 1`,
  )
}
