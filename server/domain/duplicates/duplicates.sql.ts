/** Profiles that may be one person (decision 077). All of it is for transactions over everything. */
import type { Static } from 'typebox'
import { Duplicate } from '../../../contract/duplicates/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonListOf, jsonOf } from '../../kernel/database/json.ts'
import { list, onPage } from '../../kernel/database/list.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { knownPlayer } from '../players/knownPlayer.sql.ts'

/** More people of one name than this tell nothing about any two of them. */
const mostOfOneKey = 20

/** What two profiles may have in common, with its rank, as `rank, key, player_id`; what only one has finds nobody. The first letter of a key says its rank; what differs most comes next, by which they are sorted fastest. */
const signs: readonly Sql[] = [
  sql`select 1 as rank, 'h' || hc_provider_id || '/' || ltrim(regexp_replace(lower(hc_id), '[^a-z0-9]', '', 'g'), '0') as key, player_id
    from people where hc_id is not null`,
  sql`select 1, 'h' || given_hc_provider_id || '/' || ltrim(regexp_replace(lower(given_hc_id), '[^a-z0-9]', '', 'g'), '0'), player_id
    from membership where given_hc_id is not null`,
  sql`select 2, 'e' || email_key, player_id from people where email_key is not null`,
  sql`select 2, 'e' || given_email_key, player_id from membership where given_email_key is not null`,
  sql`select 3, 'b' || letters || dob, player_id from people where dob is not null`,
  // A letter more, less or another; twins have other initials.
  sql`select 4, 's' || last_name_key || '/' || left(first_name_key, 1) || gender || dob, player_id from people where dob is not null`,
  sql`select 4, 't' || first_name_key || '/' || left(last_name_key, 1) || gender || dob, player_id from people where dob is not null`,
  sql`select 5, 'n' || letters || gender || club, player_id from people cross join lateral unnest(clubs) as club`,
]

const order = ['rank', 'player_id', 'other_player_id'] as const

/**
 * Everybody with the letters of the first and of the last name in the order of the alphabet: names in the other order, with letters
 * swapped, and with or without those between them have the same. Copies of rehearsals and erased players are nobody.
 */
const people = sql`
  people as materialized (
    select p.player_id, p.by_name, p.hc_provider_id, p.hc_id, p.email_key, p.dob, p.gender, p.first_name_key, p.last_name_key,
      (select coalesce(string_agg(letter, '' order by letter collate "C"), '') from string_to_table(
        split_part(p.first_name_key, ' ', 1) || reverse(split_part(reverse(p.last_name_key), ' ', 1)), null) as letter) as letters,
      array(
        select coalesce(c.club_community_id, c.community_id) from membership m join community c on c.community_id = m.community_id
          where m.player_id = p.player_id
        union all select coalesce(c.club_community_id, c.community_id) from registration r join community c on c.community_id = r.community_id
          where p.by_name and r.player_id = p.player_id) as clubs
    from player p
    where not exists (select from rehearsal r where r.community_id = p.creator_community_id)
      and not (p.first_name_key = 'withdrawn' and p.last_name_key = 'player ' || p.player_id))`

/** Pairs with all that speaks for them, by the best of it. */
const pairs = sql`
  select min(s.rank)::bigint as rank, s.a as player_id, s.b as other_player_id, array_agg(distinct s.rank) as ranks
  from (
    select g.rank, x.a, y.b
    from (
      select min(rank) as rank, array_agg(distinct player_id) as ids from (${sql.join(signs, ' union all ')}) as sign
      group by key having count(distinct player_id) between 2 and ${mostOfOneKey}) g
    cross join lateral unnest(g.ids) as x(a)
    cross join lateral unnest(g.ids) as y(b)
    where x.a < y.b) s
  where not exists (select from different_people d where d.player_id = s.a and d.other_player_id = s.b)
  group by s.a, s.b`

/** What speaks against it where only names speak for it: two dates of birth, two registrations for one event, no profile at all. */
const likely = sql`
  select pair.* from (${pairs}) pair
  join player p on p.player_id = pair.player_id
  join player o on o.player_id = pair.other_player_id
  where not (p.by_name and o.by_name) and (pair.rank <= 2 or not exists (
    select from registration r join registration s on s.community_id = r.community_id and s.event_id = r.event_id
    where r.player_id = pair.player_id and s.player_id = pair.other_player_id))
  and (pair.rank <= 4 or p.dob is null or o.dob is null or p.dob = o.dob)`

/** So many pairs of profiles that may be one person, the most likely first. */
export async function duplicates(
  tx: Transaction,
  limit: number,
): Promise<{ readonly pairs: readonly Static<typeof Duplicate>[]; readonly more: boolean }> {
  const reasons = sql`array['hcId', 'email', 'nameAndBirth', 'similarAndBirth', 'name']`
  const { text, next } = await list(
    tx,
    jsonOf(Duplicate, {
      rank: sql`x.rank`,
      playerId: sql`x.player_id`,
      otherPlayerId: sql`x.other_player_id`,
      reasons: sql`to_json(array(select (${reasons})[r] from unnest(x.ranks) r order by r))`,
      sides: jsonListOf(
        knownPlayer,
        sql`from player p where p.player_id in (x.player_id, x.other_player_id)`,
        sql`p.player_id`,
      ),
    }),
    sql`x.rank, x.player_id, x.other_player_id from ${onPage(sql`with ${people} ${likely}`, order, { limit })} x`,
    order,
    { limit },
  )
  return { pairs: JSON.parse(text), more: next !== undefined }
}

/** Whether both exist. */
export async function bothExist(tx: Transaction, playerId: number, otherPlayerId: number): Promise<boolean> {
  const row = await tx.first(
    sql<{ found: number }>`select count(*) as found from player where player_id in (${playerId}, ${otherPlayerId})`,
  )
  return row?.found === 2
}

/** The communities that know one of these players, by id. */
export async function communitiesOf(tx: Transaction, playerIds: readonly number[]): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      select community_id as id from membership where player_id = any(${playerIds}::bigint[])
      union select community_id from registration where player_id = any(${playerIds}::bigint[]) order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Keeps, or forgets, that two profiles are different people. */
export async function writeDifferent(
  tx: Transaction,
  pair: readonly [number, number],
  isDifferent: boolean,
  { actor, now }: { readonly actor: string; readonly now: Temporal.Instant },
): Promise<void> {
  const [low, high] = [Math.min(...pair), Math.max(...pair)]
  await tx.rows(
    isDifferent
      ? sql`insert into different_people values (${low}, ${high}, ${now.toString()}::timestamptz, ${actor}) on conflict do nothing`
      : sql`delete from different_people where player_id = ${low} and other_player_id = ${high}`,
  )
}

export type MergeLine = {
  readonly mergeId: number
  readonly playerId: number
  readonly name: string
  readonly removedPlayerId: number
  readonly removedName: string
  readonly mergedAt: string
  readonly undoUntil: string
}

/** The merges since a moment that stand and whose kept player is no part of another, the newest first. */
export function mergesSince(tx: Transaction, since: Temporal.Instant, days: number): Promise<MergeLine[]> {
  return tx.rows(
    sql<MergeLine>`
      select m.merge_id as "mergeId", m.player_id as "playerId", p.first_name || ' ' || p.last_name as name,
        m.removed_player_id as "removedPlayerId", g.row ->> 'first_name' || ' ' || (g.row ->> 'last_name') as "removedName",
        ${timestampOf(sql`m.merged_at`)} as "mergedAt", ${timestampOf(sql`m.merged_at + make_interval(hours => 24 * ${days}::int)`)} as "undoUntil"
      from player_merge m
      join player p on p.player_id = m.player_id
      cross join lateral (select x -> 'row' as row from jsonb_array_elements(m.rows -> 'gone') x where x ->> 'table' = 'player' limit 1) g
      where m.undone_at is null and m.player_id = m.kept_player_id and m.merged_at > ${since.toString()}::timestamptz
      order by m.merge_id desc`,
  )
}
