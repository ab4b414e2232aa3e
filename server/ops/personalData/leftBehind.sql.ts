/** Where a player has been and is not any more: the audit and the steps know. `tx` must be over everything. */
import type { Profile } from '../../domain/players/merge.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { Person } from './redactPerson.ts'

/** Whether the entry `a` of the audit names one of these players by id. */
export function namesPlayer(ids: readonly number[]): Sql {
  const path =
    '$.** ? (@.playerId == $ids[*] || @.player_id == $ids[*] || @.mergedPlayerId == $ids[*] || @.playerIds[*] == $ids[*] || @.memberIds[*] == $ids[*])'
  return sql`(jsonb_path_exists(jsonb_build_array(a.subject, a.before, a.after), ${path}::jsonpath, ${JSON.stringify({ ids })}::jsonb)
    or a.actor = any(${ids.map(id => `player:${id}`)}::text[]))`
}

/** Whether the row `r` of a step is of one of these players. */
function isOfPlayer(ids: readonly number[]): Sql {
  return sql`coalesce(r -> 'before' ->> 'player_id', r -> 'after' ->> 'player_id')::bigint = any(${ids}::bigint[])`
}

/** The player as a step of the console could bring it back; undefined when none could. */
export function profileInSteps(tx: Transaction, playerId: number): Promise<Profile | undefined> {
  return tx.first(
    sql<Profile>`
      select p.* from step s cross join jsonb_array_elements(s.rows) r
        cross join jsonb_populate_record(null::player, case jsonb_typeof(r -> 'before') when 'object' then r -> 'before' else r -> 'after' end) p
      where r ->> 'table' = 'player' and p.player_id = ${playerId} order by s.step_number desc limit 1`,
  )
}

/** Every community in which the player is or was. */
export async function communitiesEver(tx: Transaction, { ids }: Pick<Person, 'ids'>): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      select community_id as id from membership where player_id = any(${ids}::bigint[])
      union select community_id from registration where player_id = any(${ids}::bigint[])
      union select community_id from sign_up where player_id = any(${ids}::bigint[])
      union select a.community_id from audit a where ${namesPlayer(ids)}
      union select s.community_id from step s cross join jsonb_array_elements(s.rows) r where ${isOfPlayer(ids)}
      order by 1`,
  )
  return rows.map(({ id }) => id)
}

export type TeamOfPlayer = { readonly communityId: number; readonly teamId: number }

/** The teams in which the player is or was. */
export function teamsOfPlayer(tx: Transaction, { ids }: Pick<Person, 'ids'>): Promise<TeamOfPlayer[]> {
  return tx.rows(
    sql<TeamOfPlayer>`
      select community_id as "communityId", team_id as "teamId" from team_player where player_id = any(${ids}::bigint[])
      union select s.community_id, coalesce(r -> 'before' ->> 'team_id', r -> 'after' ->> 'team_id')::bigint
        from step s cross join jsonb_array_elements(s.rows) r where r ->> 'table' = 'team_player' and ${isOfPlayer(ids)}
      union select a.community_id, t.id::bigint
        from audit a cross join unnest(array['$.**.teamId', '$.**.teamIds[*]']::jsonpath[]) p (path)
          cross join jsonb_path_query(jsonb_build_array(a.subject, a.before, a.after), p.path) t (id)
        where jsonb_typeof(t.id) = 'number' and ${namesPlayer(ids)}`,
  )
}

/** The teams as rows `x`. */
export function rowsOf(teams: readonly TeamOfPlayer[]): Sql {
  return sql`jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as x ("communityId" bigint, "teamId" bigint)`
}

/** What the audit has of earlier names and addresses of the player. */
export async function saidBefore(
  tx: Transaction,
  ids: readonly number[],
): Promise<{ readonly names: readonly (readonly [string, string])[]; readonly emails: readonly string[] }> {
  const rows = await tx.rows(
    sql<{ firstName: string | null; lastName: string | null; email: string | null }>`
      select distinct coalesce(v ->> 'firstName', v ->> 'first_name') as "firstName", coalesce(v ->> 'lastName', v ->> 'last_name') as "lastName",
        v ->> 'email' as email
      from audit a cross join unnest(array[a.before, a.after]) part
        cross join jsonb_path_query(part, '$.** ? (@.firstName != null || @.first_name != null || @.email != null)') v
      where coalesce(v ->> 'playerId', v ->> 'player_id', a.subject ->> 'playerId') = any(${ids.map(String)}::text[])`,
  )
  return {
    names: rows.flatMap(({ firstName, lastName }) => (firstName && lastName ? [[firstName, lastName] as const] : [])),
    emails: rows.flatMap(({ email }) => (email ? [email] : [])),
  }
}

/**
 * Forgets the steps of the console that could bring something of the player back: rows of the player, and words that mention the
 * player, in every community; the names of the player's teams also where they say the family name alone.
 */
export async function forgetSteps(
  tx: Transaction,
  ids: readonly number[],
  pattern: string,
  teams: { readonly teams: readonly TeamOfPlayer[]; readonly words: string },
): Promise<void> {
  await tx.rows(
    sql`
      delete from step s
      where s.rows::text ~* ${pattern} or exists (
        select from jsonb_array_elements(s.rows) r
        where ${isOfPlayer(ids)} or (r ->> 'table' = 'team' and r::text ~* ${teams.words} and exists (
          select from ${rowsOf(teams.teams)} where x."communityId" = s.community_id and x."teamId"::text = r ->> 'key')))`,
  )
}

/** Forgets invitations to these addresses, and what waits in the queues and mentions the player. */
export async function forgetLetters(tx: Transaction, emailKeys: readonly string[], pattern: string): Promise<void> {
  await tx.rows(sql`delete from one_time_link where email_key = any(${emailKeys}::text[])`)
  await tx.rows(sql`delete from jobs.job where data::text ~* ${pattern} or output::text ~* ${pattern}`)
}

/** The accounts that are this player. */
export async function accountIdsOf(tx: Transaction, playerId: number): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`select administrator_id as id from administrator where player_id = ${playerId}`,
  )
  return rows.map(({ id }) => id)
}
