/**
 * The people of a community and its sub communities, each once, with what a club counts: whoever lists them and whoever counts
 * them asks here, so that a number is as long as the list behind it. Rows about a person are put together by the id alone: a join
 * of all players with all cards would be looked up one by one.
 */
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { itselfAndRounds } from '../access/eventAndRounds.sql.ts'

/** What is counted, and on which day. */
export type Span = {
  readonly communities: readonly number[]
  /** First and last day of the year. */
  readonly from: string
  readonly to: string
  /** Whoever was born after this day is a junior. */
  readonly juniorsBornAfter: string
  /** Who played for the last time before this day has not been seen for long. */
  readonly lastSeen: string
}

/** What can be known of a person beside the memberships; what is not asked for is not read. */
export type Part = 'played' | 'gone' | 'juniors' | 'withoutIndex' | 'sameName'

/** The players with a score in the round of the row `event`, on a card of their own or on that of their team, each once. */
export function playedIn(event: Sql): Sql {
  const ofRound = (side: 'P' | 'T') =>
    sql`k.community_id = ${event}.community_id and k.event_id = ${event}.event_id and k.side = ${sql.raw(`'${side}'`)} and k.has_score`
  return sql`lateral (
    select k.side_id as player_id from card k where ${ofRound('P')}
    union all
    select distinct y.player_id from card k
    join team_player y on y.community_id = k.community_id and y.team_id = k.side_id
    where ${ofRound('T')} and not exists (
      select from card own where own.community_id = k.community_id and own.event_id = k.event_id and own.side = 'P'
        and own.side_id = y.player_id and own.has_score))`
}

/**
 * Who did not come, and who withdrew, in the event of the row `event` or a round of it: by the status of the card, by the last tap
 * of the desk, or taken out of the event before the start and not in it again. Each player of these communities once; guests by
 * name are nobody's.
 */
export function goneFrom(event: Sql, communities: readonly number[]): Sql {
  return sql`lateral (
    select player_id, case when bool_or(no_show) then 'noShow' else 'withdrawn' end as gone from (
      select k.side_id as player_id, k.status = 'NS' as no_show
      from ${itselfAndRounds(event)} part
      join card k on k.community_id = ${event}.community_id and k.event_id = part.event_id and k.side = 'P' and k.status in ('WD', 'NS')
      union all
      select i.player_id, true
      from ${itselfAndRounds(event)} part
      join check_in i on i.community_id = ${event}.community_id and i.event_id = part.event_id and i.state = 'noShow'
      where not exists (
        select from check_in later where later.community_id = i.community_id and later.event_id = i.event_id and later.player_id = i.player_id
          and later.state is not null and (later.seen_at, later.entry_number) > (i.seen_at, i.entry_number))
      union all
      select (own.id)::bigint, a.after ->> 'status' = 'noShow'
      from audit a cross join lateral jsonb_array_elements_text(a.subject -> 'playerIds') own (id)
      where a.community_id = ${event}.community_id and a.event_id = ${event}.event_id and a.action = 'registration.withdrawn'
        and a.after ->> 'status' <> 'disqualified' and not exists (
          select from registration r where r.community_id = a.community_id and r.event_id = a.event_id and r.player_id = (own.id)::bigint)
    ) found
    where exists (select from membership m where m.community_id = any(${communities}::bigint[]) and m.player_id = found.player_id)
    group by player_id)`
}

type DetailColumn = 'dob' | 'hc_id' | 'hc_provider_id' | 'email' | 'email_key' | 'phone' | 'phone_country_cd'

/** A detail of the player `p` as the membership `m` may see it: that of the profile, or what the community supplied itself. */
export function visibleDetail(column: DetailColumn, m = 'm', p = 'p'): Sql {
  return sql`case when ${sql.ref(`${m}.details_confirmed`)} then ${sql.ref(`${p}.${column}`)} else ${sql.ref(`${m}.given_${column}`)} end`
}

/** Whether the operator has said that these two are different people. */
export function areDifferent(one: Sql, other: Sql): Sql {
  return sql`exists (
    select from different_people d where d.player_id = least(${one}, ${other}) and d.other_player_id = greatest(${one}, ${other}))`
}

/**
 * A row for each person who meets `condition`, which is about the player of the membership `m`: name, memberships, rounds, first
 * and last day of play, and what else the `parts` tell. `club`: the community whose own membership is no group.
 */
export function people(span: Span, club: number, parts: readonly Part[], condition: Sql = sql`true`): Sql {
  const { communities } = span
  const more = parts.map(part => sql`union all ${facts[part](span)}`)
  return sql`(
    select player_id, min(last_name_key) as last_name_key, min(first_name_key) as first_name_key, bool_or(member) as member,
      count(*) filter (where community_id <> ${club}) as groups,
      coalesce(sum(rounds), 0)::bigint as rounds, min(first_on) as first_on, max(last_on) as last_on,
      count(*) filter (where fact = 'noShow') as no_shows, count(*) filter (where fact = 'withdrawn') as withdrawals,
      bool_or(fact = 'junior') as junior, bool_or(fact = 'withoutIndex') as without_index, bool_or(fact = 'sameName') as same_name
    from (
      select m.player_id, m.community_id, m.last_name_key, m.first_name_key, m.member, 'member' as fact,
        null::bigint as rounds, null::date as first_on, null::date as last_on
      from membership m where m.community_id = any(${communities}::bigint[]) and ${condition}
      ${sql.join(more, ' ')}
    ) known group by player_id having count(community_id) > 0)`
}

const nothing = sql`null::bigint, null::text, null::text, null::boolean`
const notPlayed = sql`null, null, null`

const facts: Readonly<Record<Part, (span: Span) => Sql>> = {
  // One row for each player: all rounds of a club are sorted on disk when they meet the other facts one by one.
  played: ({ communities, from, to }) => sql`
    select x.player_id, ${nothing}, 'played', count(*) filter (where e.start_date between ${from}::date and ${to}::date),
      min(e.start_date), max(e.start_date)
    from event e cross join ${playedIn(sql`e`)} x
    where e.community_id = any(${communities}::bigint[]) and e.kind <> 'M' and e.state <> 'cancelled' group by x.player_id`,
  gone: ({ communities, from, to }) => sql`
    select x.player_id, ${nothing}, x.gone, ${notPlayed}
    from event e cross join ${goneFrom(sql`e`, communities)} x
    where e.community_id = any(${communities}::bigint[]) and e.kind <> 'R' and e.state <> 'cancelled'
      and e.start_date between ${from}::date and ${to}::date`,
  juniors: ({ communities, juniorsBornAfter }) => sql`
    select p.player_id, ${nothing}, 'junior', ${notPlayed}
    from player p join membership m on m.player_id = p.player_id
    where p.dob > ${juniorsBornAfter}::date and m.community_id = any(${communities}::bigint[]) and m.details_confirmed
    union all
    select m.player_id, ${nothing}, 'junior', ${notPlayed} from membership m
    where m.community_id = any(${communities}::bigint[]) and m.given_dob > ${juniorsBornAfter}::date and not m.details_confirmed`,
  withoutIndex: () => sql`
    select p.player_id, ${nothing}, 'withoutIndex', ${notPlayed} from player p where p.hc_index_tenths is null and not p.by_name`,
  sameName: ({ communities }) => sql`
    select m.player_id, ${nothing}, 'sameName', ${notPlayed} from (
      select array_agg(m.player_id) as ids from membership m where m.community_id = any(${communities}::bigint[])
      group by m.last_name_key, m.first_name_key having min(m.player_id) <> max(m.player_id)) alike
    cross join unnest(alike.ids) own (id)
    join membership m on m.player_id = own.id join player p on p.player_id = m.player_id
    where m.community_id = any(${communities}::bigint[]) and exists (
      select from unnest(alike.ids) another (id)
      join membership n on n.player_id = another.id join player q on q.player_id = n.player_id
      where another.id <> own.id and n.community_id = any(${communities}::bigint[])
        and not ${areDifferent(sql`own.id`, sql`another.id`)}
        and coalesce(${visibleDetail('dob')} = ${visibleDetail('dob', 'n', 'q')}, true))`,
}

/**
 * How many people are in the communities, and how many of them are members of one: whoever is in several is one person. Each
 * community is looked up by itself, so that PostgreSQL does not read those of all clubs.
 */
export async function peopleCount(
  tx: Transaction,
  communities: readonly number[],
): Promise<{ readonly players: number; readonly members: number }> {
  const row = await tx.first(
    sql<{ players: number; members: number }>`
      select count(distinct m.player_id) as players, count(distinct m.player_id) filter (where m.member) as members
      from unnest(${communities}::bigint[]) own (community_id)
      cross join lateral (select player_id, member from membership where community_id = own.community_id offset 0) m`,
  )
  return row ?? { players: 0, members: 0 }
}
