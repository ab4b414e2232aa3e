/** The rows that are kept about a player, by what they are. `tx` must be over everything. */

import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'

export type StoredRow = Readonly<Record<string, unknown>>
type RowAnswer = { readonly row: StoredRow }

/** Rows of `table` with the event that they belong to, under condition `where` over `x`. */
function ofEvents(table: string, where: Sql, more = sql`'{}'::jsonb`): Sql<RowAnswer> {
  return sql<RowAnswer>`
    select jsonb_build_object('event', ${publicIdOf(sql`e`)}, 'event_name', e.name)
      || ${more} || to_jsonb(x) as row
    from ${sql.table(table)} x join event e on e.community_id = x.community_id and e.event_id = x.event_id
    where ${where} order by e.start_date, x.event_id, (to_jsonb(x) ->> 'log_id')::bigint, x.*::text`
}

/** One question for each part of the export; together they read every table that names a player. */
export const questions = {
  profile: id => sql<RowAnswer>`select to_jsonb(p) as row from player p where player_id = ${id}`,
  memberships: id => sql<RowAnswer>`
    select jsonb_build_object('community_name', c.name) || to_jsonb(m) as row
    from membership m join community c on c.community_id = m.community_id where m.player_id = ${id} order by m.community_id`,
  administrator: id => sql<RowAnswer>`
    select administrator.row from accounts_of_player(${id}) as administrator`,
  registrations: id => ofEvents('registration', sql`x.player_id = ${id}`),
  signUps: id => ofEvents('sign_up', sql`x.player_id = ${id}`),
  handicaps: id => ofEvents('player_handicap', sql`x.player_id = ${id}`),
  flights: id =>
    ofEvents(
      'flight_player',
      sql`x.player_id = ${id}`,
      sql`(select jsonb_build_object('flight_name', f.name, 'leaderboard_name', l.name)
        from flight f join leaderboard l on l.community_id = f.community_id and l.leaderboard_id = f.leaderboard_id
        where f.community_id = x.community_id and f.flight_id = x.flight_id)`,
    ),
  teams: id =>
    ofEvents(
      'team_player',
      sql`x.player_id = ${id}`,
      sql`(select jsonb_build_object('team_name', t.name) from team t where t.community_id = x.community_id and t.team_id = x.team_id)`,
    ),
  drawnBalls: id =>
    ofEvents(
      'drawn_ball',
      sql`x.player_id = ${id}`,
      sql`(select jsonb_build_object('team_name', t.name) from team t where t.community_id = x.community_id and t.team_id = x.team_id)`,
    ),
  teePairings: id =>
    ofEvents(
      'tee_pairing_player',
      sql`x.player_id = ${id}`,
      sql`(select to_jsonb(t) from tee_pairing t where t.community_id = x.community_id and t.tee_pairing_id = x.tee_pairing_id)`,
    ),
  publishedTeePairings: id =>
    ofEvents(
      'published_tee_pairing_player',
      sql`x.player_id = ${id}`,
      sql`(select to_jsonb(t) from published_tee_pairing t
        where t.community_id = x.community_id and t.event_id = x.event_id and t.tee_pairing_id = x.tee_pairing_id)`,
    ),
  checkIns: id => ofEvents('check_in', sql`x.player_id = ${id}`),
  cards: id => ofEvents('card', ofSide(id)),
  postedScores: id => ofEvents('posted_score', sql`x.player_id = ${id}`),
  officialPlaces: id => ofEvents('official_place', sql`x.player_id = ${id}`),
  prizesGiven: id => ofEvents('prize_given', sql`x.player_id = ${id}`),
  messages: id =>
    ofEvents(
      'message_delivery',
      sql`x.player_id = ${id}`,
      sql`(select jsonb_build_object('subject', m.subject, 'text', m.body) from message m
        where m.community_id = x.community_id and m.message_id = x.message_id)`,
    ),
  scores: id => ofEvents('score_entry', ofSide(id)),
  scoresAsMarker: id => ofEvents('score_entry', sql`x.scorer = ${`player:${id}`} and not (${ofSide(id)})`),
  proofTries: id => sql<RowAnswer>`
    select jsonb_build_object('since', t.since, 'tries', t.tries) as row from proof_try t where player_id = ${id} order by t.since`,
  merges: id => sql<RowAnswer>`
    select to_jsonb(m) - '{rows,actor,undone_by}'::text[] as row from player_merge m where player_id = ${id} order by merge_id`,
  differentPeople: id => sql<RowAnswer>`
    select to_jsonb(d) - 'actor' as row from different_people d where ${id} in (player_id, other_player_id) order by player_id, other_player_id`,
  webLinks: id => ofEvents('web_link', sql`x.player_id = ${id}`),
} as const satisfies Readonly<Record<string, (playerId: number) => Sql<RowAnswer>>>

/** The side of a card or a score is the player, or a team of the player. */
function ofSide(playerId: number): Sql {
  return sql`(x.side = 'P' and x.side_id = ${playerId}
    or x.side = 'T' and exists (select from team_player o
      where o.community_id = x.community_id and o.team_id = x.side_id and o.player_id = ${playerId}))`
}

/** The rows that one of the {@link questions} finds, each as an object of its columns. */
export async function storedRows(tx: Transaction, question: Sql<RowAnswer>): Promise<readonly StoredRow[]> {
  const rows = await tx.rows(question)
  return rows.map(({ row }) => row)
}
