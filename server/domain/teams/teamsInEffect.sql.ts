import { type Sql, sql } from '../../kernel/database/sql.ts'

/** A value, or a column of a statement. */
type Id = number | Sql

/**
 * The event whose teams play in an event, as an expression: a round has the teams of its multi-round event until it has
 * teams of its own. `parentEventId` is null except for a round. No `coalesce`: under row level security it might tell what
 * nobody may see, for all PostgreSQL knows, so that no index is used for it.
 */
export function teamsEventId(event: {
  readonly communityId: Id
  readonly eventId: Id
  readonly parentEventId: Id | null
}): Sql<number> {
  const { communityId, eventId, parentEventId } = event
  return sql<number>`
    (case when exists (select from team own where own.community_id = ${communityId} and own.event_id = ${eventId})
      then ${eventId}::bigint when ${parentEventId}::bigint is null then ${eventId}::bigint else ${parentEventId}::bigint end)`
}

/** The ids of the players to whom a team `t` has given a turn, in their order. */
export const turnsInTeam = sql<readonly number[]>`array(
  select x.player_id from team_player x
  where x.community_id = t.community_id and x.team_id = t.team_id and x.seat is not null order by x.seat, x.player_id)`
