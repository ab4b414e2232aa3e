import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { itselfAndRounds } from '../access/eventAndRounds.sql.ts'
import { type Part, people, type Span, visibleDetail } from './people.sql.ts'

export type MemberCriteria = {
  readonly find?: string
  readonly member?: boolean
  readonly index?: boolean
  readonly juniors?: boolean
  readonly several?: boolean
  readonly sameName?: boolean
  readonly seen?: 'played' | 'newFaces' | 'notSeen' | 'neverPlayed' | 'noShows' | 'withdrawals'
}

export type MemberRow = {
  readonly playerId: number
  readonly noShows: number
  readonly withdrawals: number
}

export type MembersPage = { readonly after?: number; readonly most: number }

/** How many meet the criteria, and those of the page, by name; one more where there are others. `contacts`: addresses and handicap ids are searched too. */
export async function memberIds(
  tx: Transaction,
  span: Span,
  club: number,
  criteria: MemberCriteria,
  { after, most }: MembersPage,
  contacts: boolean,
): Promise<{ readonly total: number; readonly rows: readonly MemberRow[] }> {
  const found = people(span, club, partsOf(criteria), matches(span, criteria.find, contacts))
  const row = await tx.first(
    sql<{ total: number; rows: MemberRow[] }>`
      with found as materialized (select * from ${found} people where ${meets(span, criteria)})
      select (select count(*) from found) as total,
        coalesce((select json_agg(json_build_object('playerId', player_id, 'noShows', no_shows, 'withdrawals', withdrawals)
            order by last_name_key, first_name_key, player_id)
          from (
            select * from found
            where ${after === undefined ? sql`true` : sql`(last_name_key, first_name_key, player_id) > (select last_name_key, first_name_key, player_id from player where player_id = ${after})`}
            order by last_name_key, first_name_key, player_id limit ${most + 1}) page), '[]') as rows`,
  )
  return row ?? { total: 0, rows: [] }
}

function partsOf({ index, juniors, sameName, seen }: MemberCriteria): readonly Part[] {
  return [
    ...(index === undefined ? [] : ['withoutIndex' as const]),
    ...(juniors ? ['juniors' as const] : []),
    ...(sameName ? ['sameName' as const] : []),
    ...(seen === undefined
      ? []
      : [seen === 'noShows' || seen === 'withdrawals' ? ('gone' as const) : ('played' as const)]),
  ]
}

function meets({ from, to, lastSeen }: Span, criteria: MemberCriteria): Sql {
  const { member, index, juniors, several, sameName, seen } = criteria
  const ofSeen = {
    played: sql`rounds > 0`,
    newFaces: sql`first_on between ${from}::date and ${to}::date`,
    notSeen: sql`last_on < ${lastSeen}::date`,
    neverPlayed: sql`last_on is null`,
    noShows: sql`no_shows > 0`,
    withdrawals: sql`withdrawals > 0`,
  }
  const all = [
    ...(member === undefined ? [] : [sql`member = ${member}`]),
    ...(index === undefined ? [] : [sql`coalesce(without_index, false) = ${!index}`]),
    ...(juniors ? [sql`junior`] : []),
    ...(several ? [sql`groups > 1`] : []),
    ...(sameName ? [sql`same_name`] : []),
    ...(seen === undefined ? [] : [ofSeen[seen]]),
  ]
  return all.length === 0 ? sql`true` : sql.join(all, ' and ')
}

/** Every word begins a word of the name or the handle; or the whole begins an address or a handicap id, which indexes find. */
function matches({ communities }: Span, find: string | undefined, contacts: boolean): Sql {
  const key = nameKey(find ?? '')
  if (find === undefined || key === '') return sql`true`
  // Names have their key beside them, and a handle has none.
  const handle = sql`case when m.handle is null then '' else regexp_replace(normalize(lower(m.handle), nfkd), '[\\u0300-\\u036f]', '', 'g') end`
  const names = sql`' ' || m.last_name_key || ' ' || m.first_name_key || ' ' || ${handle}`
  const byName = sql.join(
    key.split(' ').map(word => sql`strpos(${names}, ${` ${word}`}) > 0`),
    ' and ',
  )
  const named = sql`select m.player_id from membership m where m.community_id = any(${communities}::bigint[]) and ${byName}`
  if (!contacts) return sql`m.player_id in (${named})`
  const begins = (column: Sql, text = key) => sql`${column} between ${text} and ${`${text}\u{10ffff}`}`
  const id = find.trim()
  const ofProfile = (condition: Sql) => sql`
    select p.player_id from player p join membership m on m.player_id = p.player_id
    where ${condition} and m.details_confirmed and m.community_id = any(${communities}::bigint[])`
  const supplied = (condition: Sql) => sql`
    select m.player_id from membership m
    where m.community_id = any(${communities}::bigint[]) and not m.details_confirmed and ${condition}`
  return sql`m.player_id in (
    ${named}
    union all ${ofProfile(begins(sql`p.email_key`))}
    union all ${ofProfile(begins(sql`p.hc_id`, id))}
    union all ${supplied(begins(sql`m.given_email_key`))}
    union all ${supplied(begins(sql`m.given_hc_id`, id))})`
}

export type MemberLine = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly gender: 'M' | 'F'
  readonly handle: string | null
  readonly member: boolean
  readonly communityIds: readonly number[]
  readonly indexTenths: number | null
  readonly hcId: string | null
  readonly hcActive: boolean
  readonly email: string | null
  readonly phoneCountryCd: string | null
  readonly phone: string | null
  readonly ownProfile: boolean
  readonly rounds: number
  readonly lastPlayed: string | null
}

/** The lines of these players, by name. The handle is that of the community `club`, or of another that has one. */
export function memberLines(
  tx: Transaction,
  { communities, from, to }: Span,
  club: number,
  playerIds: readonly number[],
): Promise<MemberLine[]> {
  return tx.rows(
    sql<MemberLine>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix, concat(p.gender) as gender,
        own.handle, own.member, own.ids as "communityIds", p.hc_index_tenths as "indexTenths", own.hc_id as "hcId",
        p.hc_active and own.known as "hcActive", own.email, own."phoneCountryCd", own.phone, p.completed_at is not null as "ownProfile",
        played.rounds, played.last_on as "lastPlayed"
      from unnest(${playerIds}::bigint[]) asked (id)
      join player p on p.player_id = asked.id
      cross join lateral (
        select array_agg(m.community_id order by m.community_id) as ids, bool_or(m.member) as member, bool_or(m.details_confirmed) as known,
          (array_agg(m.handle order by m.community_id <> ${club}, m.community_id) filter (where m.handle is not null))[1] as handle,
          max(${visibleDetail('hc_id')}) as hc_id, max(${visibleDetail('email')}) as email,
          max(${visibleDetail('phone_country_cd')}) as "phoneCountryCd", max(${visibleDetail('phone')}) as phone
        from membership m where m.player_id = p.player_id and m.community_id = any(${communities}::bigint[])) own
      cross join lateral (
        select count(*) filter (where x.on_day between ${from}::date and ${to}::date) as rounds, max(x.on_day) as last_on
        from ${roundsOf(sql`p.player_id`, communities)} x) played
      order by p.last_name_key, p.first_name_key, p.player_id`,
  )
}

/** The rounds with a score of one player, each with its day and the event that the player is registered for. */
export function roundsOf(player: Sql, communities: readonly number[]): Sql {
  return sql`(
    select r.community_id, r.event_id as registration_event_id, e.start_date as on_day
    from registration r
    cross join ${itselfAndRounds(sql`r`)} part
    join event e on e.community_id = r.community_id and e.event_id = part.event_id
    where r.player_id = ${player} and r.community_id = any(${communities}::bigint[]) and e.kind <> 'M' and e.state <> 'cancelled'
      and (exists (
          select from card k where k.community_id = e.community_id and k.event_id = e.event_id and k.side = 'P'
            and k.side_id = r.player_id and k.has_score)
        or exists (
          select from team_player y
          join card k on k.community_id = y.community_id and k.event_id = e.event_id and k.side = 'T' and k.side_id = y.team_id
          where y.community_id = r.community_id and y.registration_event_id = r.event_id and y.player_id = r.player_id and k.has_score)))`
}
